import type { Transporter } from 'nodemailer';

/** A name that nodemailer writes between quotes, and folds there when the line is long. */
const quotedName = /^[\x20-\x7e]*$/;

/**
 * Keeps the name of each file on one line. nodemailer 10.6 folds a name in quotes at its spaces. Python's parser (3.11, without a
 * policy, as in Mailman and many scripts) keeps the line end in the name.
 */
export function keepFileNamesWhole(transport: Transporter): void {
  transport.use('stream', ({ message }, done) => {
    for (const node of message.childNodes) {
      const { filename } = node;
      const type = node.getHeader('Content-Type');
      if (!filename || !quotedName.test(filename) || typeof type !== 'string') continue;
      for (const [header, value] of [
        ['Content-Type', `${type.split(';')[0]}; name="${filename}"`],
        ['Content-Disposition', `attachment; filename="${filename}"`],
      ] as const)
        node.setHeader(header, { prepared: true, foldLines: false, value });
    }
    done();
  });
}
