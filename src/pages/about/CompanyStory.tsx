import { css } from '@emotion/react';
import { Figures } from '../../components/Figures.tsx';
import { HeadingWords } from '../../components/HeadingWords.tsx';
import { sideHeadingStyle } from '../../components/side-heading.ts';
import { claims } from '../../content/claims.ts';
import { useStyle } from '../../styles/useStyle.ts';
import { media, space } from '../../theme.ts';

const style = css({
  '& > ul': { flexWrap: 'wrap', [media.desktop]: { '& > li': { flexBasis: '100%' } } },
});

const wordsStyle = css({
  padding: `${space.head} ${space.cell} 40px`,
  '& > h2': { marginBottom: space.row },
  '& > div': { columns: '2 300px', columnGap: '40px' },
  '& p': { maxWidth: '43em', marginBottom: '14px' },
});

export interface CompanyStoryProps {
  id: string;
  name: string;
  title: string;
  paragraphs: readonly string[];
}

/** The company's story beside the two figures that it rests on. */
export function CompanyStory({ id, name, title, paragraphs }: CompanyStoryProps) {
  return (
    <div className={`${useStyle(sideHeadingStyle)} ${useStyle(style)}`}>
      <Figures
        figures={[
          { figure: claims.generations, label: 'generations' },
          { figure: `${claims.combinedYears}+`, label: 'years combined' },
        ]}
      />
      <div className={useStyle(wordsStyle)}>
        <h2 id={id}>
          <HeadingWords name={name} title={title} />
        </h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
