/** Selectors of the contact form and its parts, for the page objects of all browsers. */
export const formParts = {
  form: 'form:has([name="terms"])',
  picker: 'input[type="file"]',
  files: '[aria-label="Attached files"] li > span:first-child',
  filesProblem: '#files-problem',
  submitButton: 'button[type="submit"]',
} as const;
