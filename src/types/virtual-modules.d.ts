/** The drawings of a folder in one file (`build/drawing-sprites.ts`). */
declare module 'drawings:*' {
  const sprite: { readonly href: string; readonly width: number; readonly height: number };
  export default sprite;
}

/** The pictures that social networks show with a link, one per kind of page (`build/social-cards.ts`). */
declare module 'social-cards' {
  const cards: Readonly<
    Record<keyof typeof import('../build/draw-social-cards.ts').cards, { readonly href: string; readonly alt: string }>
  >;
  export default cards;
}
