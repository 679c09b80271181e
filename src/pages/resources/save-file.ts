/** Has the browser save bytes as a file, as if a link to it had been followed. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click: freed at once, it would be empty.
  setTimeout(() => URL.revokeObjectURL(url), 30_000);
}
