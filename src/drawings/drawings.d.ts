/** A sheet of drawings: see `drawing-sheets.ts`. */
declare module 'drawings:*' {
  const sheet: { readonly href: string; readonly width: number; readonly height: number };
  export default sheet;
}
