import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import type { LegalText } from './legal-text.ts';

const prefillLink =
  'A link may carry the kind of service and the urgency in its address so that the form opens already filled in. Those two words name a choice on a list and say nothing about you.';

const analyticsHook =
  'The pages hold one hook: if whoever operates this website adds an analytics function, a finished guide download is reported to it with the file name, the file type and the word “engagement”. Without such a function nothing is reported. Before one is added, this section will name it.';

const onYourDevice = [
  'We set no cookies. The pages write nothing to local storage, session storage or a browser database, and they do not try to recognize you on a later visit. There are no accounts.',
  'Your browser may keep copies of our pages, fonts and drawings in its own cache so that the next page opens faster. You can clear that cache at any time.',
];

const logLine = [
  'the time, the network address that the request came from, and a number that identifies the request',
  'the method, such as GET, and the path that was asked for',
  'the status, the size of the answer, how long it took, and whether the connection broke off',
  'when an answer fails, also the technical error',
];

/**
 * The text is true for the site as it ships: the browser stores nothing, and the form, the guides and the newsletter box send
 * nothing. `delivery` has the words for a site that delivers contact requests. If you change one of these, change its section
 * here first.
 */
export const privacy: LegalText = {
  summary: {
    name: 'Privacy',
    description:
      'What this website records and what it does not: no cookies, no visitor storage, no analytics by default, and what happens when you e-mail us.',
    keywords: ['privacy policy', 'no cookies', 'request logs', 'e-mail inquiries'],
  },
  heading: 'Privacy',
  lead: 'This website works without knowing who you are. Below is what it does on your device, what the server writes down, and what we do with a message that you send us yourself.',
  effective: claims.legalEffective,
  sections: [
    {
      id: 'scope',
      heading: 'Who we are',
      paragraphs: [
        `We are a family-owned millwright contractor based in ${company.address.town}, ${company.address.state}. In this text “we” means that company and “you” means a person who visits this website or writes to us.`,
        'This text covers the website and the correspondence that begins with it. Personal data inside a service agreement, such as the names on a site access list, follows that agreement.',
      ],
    },
    {
      id: 'your-device',
      heading: 'On your device',
      paragraphs: [
        ...onYourDevice,
        'Fonts, drawings and scripts come from this website itself. The pages as we deliver them load nothing from other companies.',
      ],
      analytics: (host) => ({
        paragraphs: [
          ...onYourDevice,
          `Fonts, drawings and scripts come from this website itself, except one: the analytics script from ${host}. “Analytics” says more.`,
        ],
      }),
    },
    {
      id: 'contact-form',
      heading: 'The contact form',
      paragraphs: [
        'The form checks your entries inside your browser, pauses, shows a confirmation and clears itself. What you type stays in the browser and is gone when the page closes. It is not transmitted to our server, so please use e-mail for anything that must reach us.',
        'Files that you attach to the form are held in the memory of that page. They are not uploaded.',
        prefillLink,
      ],
      delivery: {
        paragraphs: [
          'When you press the button, your browser sends what you entered and the files that you attached to our server. The server passes them on at once, as one e-mail, through our mail relay to the company’s e-mail address. Only when the relay has taken it do you read that it was sent. From then on it is an e-mail to us like any other; “When you e-mail us” says what we do with it.',
          'This website keeps nothing of it. Your files lie in a temporary folder of the server until the relay has them or sending has failed; then they are deleted. For 15 minutes the server remembers a random number that your browser made for the request, so that it is not sent twice, and it counts how many requests come from a network address, so that nobody floods us. Your browser also tells it how long the page had been open, because programs that send advertising are faster than people. A request that looks like advertising is passed on, too, marked as possible spam.',
          'Before you press the button nothing leaves the form, and what you leave half-written is gone when the page closes.',
          prefillLink,
        ],
      },
    },
    {
      id: 'downloads-newsletter',
      heading: 'Guides, newsletter and search',
      paragraphs: [
        'A guide is put together in your browser and saved from there. Pressing the download button sends us nothing about you.',
        'The newsletter box and the search box on the blog are not connected to anything. An address typed there is neither sent nor stored.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics',
      paragraphs: [
        'We load no analytics, advertising or social media script. As there is no tracking, a do-not-track signal from your browser changes nothing.',
        analyticsHook,
      ],
      reports: {
        paragraphs: [
          'We load no analytics, advertising or social media script. What the pages report about themselves to our own server is described under “How fast and sound our pages are”.',
          analyticsHook,
        ],
      },
      analytics: (host) => ({
        paragraphs: [
          `After a page has appeared, your browser loads an analytics script from ${host}. Whoever runs that host sees your network address and which page of ours you are on; what else the script records, and what it keeps on your device, its own terms say. We load no advertising and no social media script.`,
          'A browser that sends the Global Privacy Control signal does not load this script.',
          'We report one thing to it ourselves: a finished guide download, with the file name, the file type and the word “engagement”. What you type on this website is not reported.',
        ],
      }),
    },
    {
      id: 'measurements',
      heading: 'How fast and sound our pages are',
      onlyWithReports: true,
      paragraphs: [
        'When you leave a page or put it in the background, your browser tells our own server how the page did. That takes no cookie and no identifier, and nobody else receives it. A browser that sends the Global Privacy Control signal reports nothing.',
        'The server adds the figures to its counts and does not keep them one by one. It uses your network address only to count how many reports come from it in a minute, and does not write it down with them. A report holds:',
      ],
      list: [
        'how long the server took to begin its answer, when the largest part of the page was painted, how quickly the page reacted to you, and how far its parts moved',
        'which of our pages that was, whether you came to it by a link, by reloading or by going back, and the class of your connection, such as 4g, where your browser knows it',
        'when a script fails, its technical message, its file and the place in it, at most five times a page',
        'when the page’s security policy stops something, which rule did so, in which file and where',
      ],
    },
    {
      id: 'request-log',
      heading: 'The server’s request log',
      paragraphs: [
        'Like nearly every web server, ours writes a line for each request that it answers. We use these lines to find faults, to see load and to notice abuse. A line holds:',
      ],
      list: logLine,
      delivery: {
        list: [
          ...logLine,
          'of a contact request, whether it was sent, through which relay, how long that took, the number and size of its files, and which signs of spam it had, but nothing of what you entered',
        ],
      },
    },
    {
      id: 'hosting',
      heading: 'Hosting and network addresses',
      paragraphs: [
        'To answer you at all, the network has to know your IP address. Our server writes it into the line described above; a load balancer or hosting operator in front of it sees the address too and may log it with the browser type and the time, under its own security and retention rules.',
        'We do not combine such logs with correspondence to find out who looked at which page. We would hand them over where the law compels us to.',
      ],
    },
    {
      id: 'when-you-write',
      heading: 'When you e-mail us',
      paragraphs: [
        'A link to our address opens your own mail program. Your message then passes through your mail provider and ours, which both process it under their own terms. Ordinary e-mail is not confidential; ask us for another way before you send drawings that are.',
        'We receive what you choose to send: usually a name, a company, a way to reply, a description of a machine, and photographs or drawings. We use it for these purposes:',
      ],
      list: [
        'to answer, to quote and to plan the work',
        'to send a crew, which needs a site address and a person to ask for at the gate',
        'to keep the job record: readings, lift plans, parts and approvals',
        'to invoice, to keep accounts and to meet our legal duties',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else sees it',
      paragraphs: [
        'We do not sell or rent personal data, and we do not pass it on for anybody’s advertising. Photographs and drawings of your plant are yours; we publish none of them without your written consent.',
        'Where a job needs it, we give the necessary part to others:',
      ],
      list: [
        'crane, trucking and machine shop contractors who work on the same job',
        'our mail, storage and accounting providers',
        'our insurers, accountants and attorneys',
        'authorities, where a law, a subpoena or an injury report requires it',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      paragraphs: [
        'An inquiry that leads to no work is deleted when it is no longer useful for a reply, as a rule within two years. Records of work done are kept while the equipment may need them and for as long as tax, safety and limitation periods run.',
        'Mail and job records are open only to the people who need them for their work. No storage is perfectly secure. If a breach touches your data, we tell you as the law of your state requires.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'What you may ask of us',
      paragraphs: [
        'You may ask which personal data we hold about you, have it corrected, receive a copy, or have it deleted where no legal duty makes us keep it. We may ask a question or two to be sure that the request is yours. We answer every request, whichever state you live in, and asking costs nothing.',
        'The website addresses people at work. We do not knowingly collect data from children under 13, and we delete what reaches us by mistake.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this text',
      paragraphs: [
        'When the website begins to do something that is not described here, we change this page before that happens and put a new date at its top. Earlier versions are available on request.',
      ],
    },
  ],
  contact: {
    heading: 'Questions about privacy',
    text: 'For a question, a correction or a request to delete, write to',
  },
};
