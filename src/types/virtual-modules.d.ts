/** The drawings of a folder in one file (`build/drawing-sprites.ts`). */
declare module 'drawings:*' {
  const sprite: Readonly<{ href: string; width: number; height: number; views: Record<string, string> }>;
  export default sprite;
}
