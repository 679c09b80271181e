import { expect, it } from 'vitest';
import { sentLink } from '../../../src/contact/addresses.ts';
import { inOrder } from '../../support/contact/contact-request.ts';
import { contactSiteOfFile, openHeldSite } from '../../support/contact/contact-site.ts';
import { referenceIn } from '../../support/contact/mail-relay.ts';
import { urlencodedPost } from '../../support/contact/raw-post.ts';
import { openSocket } from '../../support/server/raw-socket.ts';

const openSite = contactSiteOfFile();

it('without scripts a form that comes twice at once, in any order of fields, is mailed once, and again with another file', async () => {
  const { postPage, newAddress, relay, lines, release } = await openHeldSite(openSite);
  const address = newAddress();
  const reversed = { elapsed: '9000', ...Object.fromEntries(Object.entries(inOrder).toReversed()) };
  const post = (fields: Record<string, string>, content: string) =>
    postPage(fields).set(address).attach('files', Buffer.from(content), 'a.pdf').expect(303);
  const answers = Promise.all([post(inOrder, 'x'), post(reversed, 'x')]);
  await expect.poll(relay.offered).toBe(1);
  release();
  const locations = (await answers).map(({ headers }) => headers.location);
  expect(locations).toEqual(Array(2).fill(sentLink(referenceIn(relay.mails[0]))));
  expect(relay.mails).toHaveLength(1);
  expect(new Set(lines.flatMap(({ outcome }) => outcome ?? []))).toEqual(new Set(['repeated', 'sent']));
  await post(inOrder, 'y');
  expect(relay.mails).toHaveLength(2);
});

it('a form is mailed by the second post when the first one is closed within its body', async () => {
  const { port, postPage, newAddress, relay, lines } = await openSite();
  const address = newAddress();
  const { socket } = await openSocket(port);
  socket.write(urlencodedPost(address).slice(0, -1), () => socket.destroy());
  await expect.poll(() => lines).toContainEqual(expect.objectContaining({ outcome: 'aborted' }));
  await postPage().set(address).expect(303);
  expect(relay.mails).toHaveLength(1);
});
