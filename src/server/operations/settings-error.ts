/** An error whose message is one line with the variable, its value and the allowed values. */
export class SettingsError extends Error {}
