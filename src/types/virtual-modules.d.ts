/** The drawings of a folder in one file (`build/drawing-sprites.ts`). */
declare module 'drawings:*' {
  const sprite: { readonly href: string; readonly width: number; readonly height: number };
  export default sprite;
}
