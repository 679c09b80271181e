/** A problem to announce. */
export interface Announced {
  problem: string;
  /** Grows with each announcement, so that the same problem is announced again. */
  times: number;
}

/**
 * Tells a screen reader the problem of a field that has the focus already, because Enter was pressed in it. A focus that moves to
 * the field makes the screen reader read the problem by itself.
 */
export function ProblemAnnouncement({ problem, times }: Announced) {
  return <output className="visually-hidden">{problem && <span key={times}>{problem}</span>}</output>;
}
