/** `Minnesota, Wisconsin and Iowa` */
export const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
