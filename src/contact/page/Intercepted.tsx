import { Icon } from '../../components/Icon.tsx';
import { formPath } from '../../content/company/contact-links.ts';
import { useStyles, type Styles } from '../../styles/useStyles.ts';
import { deliveryTexts, interceptedTexts } from '../texts.ts';
import { EmailOrCall } from './EmailOrCall.tsx';
import { messageBox } from './message-box.ts';

const styles = {
  ...messageBox,
  text: { display: 'grid', gap: '8px', minWidth: 0, overflowWrap: 'anywhere' },
  link: { fontWeight: 600 },
} satisfies Styles;

/**
 * Says that something between the visitor and us has answered, and how to get past it. A firewall or a sign-in that a visitor passes
 * in another tab lets this tab pass as well, so the entries and files stay. It is no live region, because a notice is announced.
 */
export function Intercepted() {
  const classes = useStyles(styles);
  return (
    <div className={classes.root}>
      <Icon name="warning" />
      <div className={classes.text}>
        <p>
          <strong className={classes.title}>{interceptedTexts.title}</strong>
          {interceptedTexts.text}
        </p>
        <p>
          <a href={formPath} target="_blank" rel="noreferrer" className={classes.link}>
            {interceptedTexts.open}
          </a>
          {interceptedTexts.afterLink}
        </p>
        <p>
          <EmailOrCall write={deliveryTexts.write} linkClass={classes.link} />
        </p>
      </div>
    </div>
  );
}
