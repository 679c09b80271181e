/** One line that names the variable, the value and what is allowed. */
export class SettingsError extends Error {}
