/** Minutes of the scale. It is longer than the hour, because the last step begins at its end. */
export const scaleMinutes = 70;

/** Returns the columns of a grid, each as wide as the time from its step to the next one or to the end of the scale. */
export const minuteColumns = (minutes: readonly number[]) =>
  minutes.map((minute, index) => `${(minutes[index + 1] ?? scaleMinutes) - minute}fr`).join(' ');
