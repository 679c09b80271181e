/** Makes the browser save bytes as a file, as a download link does. */
export function saveFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the file after the click, so revoking its address at once would leave it empty.
  setTimeout(() => URL.revokeObjectURL(url), 30_000);
}
