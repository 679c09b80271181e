import { claims } from '../company/claims.ts';
import { company } from '../company/company.ts';
import type { LegalText } from './legal-text.ts';

const prefillLink =
  'A link may carry the kind of service and the urgency in its address, and the form opens already filled in. Those two words name a choice on a list and say nothing about you.';

const analyticsHook =
  'The pages have one hook: if whoever operates this website adds an analytics function, we report a finished guide download to it with the file name, the file type and the word “engagement.” Without one, nothing is reported. Before we add one, we’ll name it here.';

const crewMail =
  'An emergency also goes, without its files, as a second e-mail to the service that calls our crew. If no relay takes that one, it waits in the server’s memory for up to 21 minutes and is offered again three times; then the server drops it.';

const onYourDevice = [
  'We set no cookies. The pages write nothing to local storage or a browser database, and they don’t try to recognize you on a later visit. There are no accounts.',
  'There is one exception: the draft of the contact form. What you enter is kept in the session storage of your browser tab, so that a reload or the Back button doesn’t lose it. It is removed when your request was sent. The form brings it back for 12 hours after your last entry at most, and removes an older one when it is opened. Closing the tab drops it too, but a browser that reopens the tab brings it back. Attached files are not kept.',
  'Your browser may keep copies of our pages, fonts and drawings in its own cache, so the next page opens faster. You can clear that cache at any time.',
];

const logLine = [
  'the time, the network address the request came from, and a number that identifies the request',
  'the method, such as GET, and the path asked for',
  'the status, the size of the answer, how long it took, and whether the connection broke off',
  'the technical error, when an answer fails',
];

/**
 * The privacy text for the site as shipped: the browser stores only the form's draft, and the form, the guides and the newsletter
 * box send nothing. `delivery` has the words for a site that delivers contact requests. Before changing one of these behaviors,
 * change the section here.
 */
export const privacy = {
  summary: {
    name: 'Privacy',
    description:
      'What this website records and what it doesn’t: no cookies, no analytics by default, a form draft in your own browser, and what happens when you e-mail us.',
    keywords: ['privacy policy', 'no cookies', 'request logs', 'e-mail inquiries'],
  },
  heading: 'Privacy',
  lead: 'This website works without knowing who you are. Below is what it does on your device, what the server writes down, and what we do with a message you send us.',
  effective: claims.legalEffective,
  sections: [
    {
      id: 'scope',
      heading: 'Who we are',
      summary: 'This is about the website and the messages it leads to, not about job contracts.',
      paragraphs: [
        `We’re a family-owned millwright contractor based in ${company.address.town}, ${company.address.state}. On this page “we” means that company, and “you” means anyone who visits this website or writes to us.`,
        'This page covers the website and the correspondence that starts with it. Personal data in a service agreement, such as the names on a site access list, is covered by that agreement.',
      ],
    },
    {
      id: 'your-device',
      heading: 'On your device',
      summary:
        'We leave nothing behind on your computer or phone except the usual page cache and an unsent form, which comes back for 12 hours at most.',
      paragraphs: [
        ...onYourDevice,
        'Fonts, drawings and scripts come from this website. Our pages load nothing from other companies.',
      ],
      analytics: (_file, hosts) => ({
        summary:
          'We leave nothing on your computer or phone ourselves but an unsent form, which comes back for 12 hours at most; the analytics script has its own rules.',
        paragraphs: [
          ...onYourDevice,
          `Fonts, drawings and scripts come from this website${hosts && `, with one exception: the analytics script also uses ${hosts}`}. See “Analytics.”`,
        ],
      }),
    },
    {
      id: 'contact-form',
      heading: 'The contact form',
      summary: 'As set up today, the form sends us nothing, so e-mail us if you need an answer.',
      paragraphs: [
        'The form checks your entries inside your browser, pauses, shows a confirmation and clears itself. What you type stays in the browser, as a draft in this tab, until the form is cleared, and no longer than “On your device” says. It isn’t sent to our server, so please use e-mail for anything that has to reach us.',
        'Files you attach stay in that page’s memory. They are not uploaded.',
        prefillLink,
      ],
      delivery: (hasCrew) => ({
        summary: `Your request goes to our mailbox${hasCrew ? ', an emergency also to our crew,' : ','} and the website keeps no copy after that.`,
        paragraphs: [
          'When you press the button, your browser sends our server what you entered and the files you attached. The server passes them on right away, as one e-mail, through our mail relay to the company’s e-mail address. You see that it was sent only after the relay has taken it. From then on it’s an e-mail like any other; “When you e-mail us” says what we do with it.',
          ...(hasCrew ? [crewMail] : []),
          'This website keeps none of it after that. Your files sit in a temporary folder on the server until the relay has them or sending has failed; then they are deleted. For 15 minutes the server remembers a random number your browser made for the request, or a checksum of a request that came without JavaScript, to keep it from being sent twice. It also counts requests per network address, to keep anyone from flooding us. Your browser tells it how long the page had been open, because programs that send advertising are faster than people. A request that looks like advertising still goes through, marked as possible spam.',
          'Nothing leaves your browser before you press the button. Anything half-written is a draft in this tab; “On your device” says how long.',
          prefillLink,
        ],
      }),
    },
    {
      id: 'downloads-newsletter',
      heading: 'Guides, newsletter and search',
      summary: 'You can download guides without telling us who you are, and the two boxes on the blog do nothing yet.',
      paragraphs: [
        'Your browser builds the guide and saves it. Pressing the download button sends us nothing about you.',
        'The newsletter box and the search box on the blog aren’t connected to anything. What you type there isn’t sent or stored.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics',
      summary: 'We count no clicks here.',
      paragraphs: [
        'We load no analytics, advertising or social media script. There’s no tracking, so a do-not-track signal from your browser changes nothing.',
        analyticsHook,
      ],
      analytics: (file, hosts) => ({
        summary: 'One analytics script runs here, and your browser can opt you out of it.',
        paragraphs: [
          `After a page has appeared, your browser runs an analytics script, ${file} on this website. ${hosts ? `The script may load from ${hosts} and send data there. Whoever runs these hosts sees` : 'What it records goes to this website and no other, and whoever runs the script for us sees'} your network address and which of our pages you’re on. What else the script records, and what it keeps on your device, is in its own terms. We load no advertising or social media script.`,
          'A browser that sends the Global Privacy Control signal does not run this script.',
          'We report one thing to it ourselves: a finished guide download, with the file name, the file type and the word “engagement.” We don’t report what you type. Readings that you enter in the alignment calculator are in the page’s address, after the #. Browsers send that part to none of our servers, but the script can see it.',
        ],
      }),
    },
    {
      id: 'request-log',
      heading: 'The server’s request log',
      summary: 'The server keeps a plain record of which page was asked for, when, and from which address.',
      paragraphs: [
        'Like nearly every web server, ours writes a line for each request it answers. We use these lines to find faults, see load and spot abuse. A line has:',
      ],
      list: logLine,
      delivery: () => ({
        list: [
          ...logLine,
          'of a contact request, its reference, whether it was sent, through which relay and under which number of the relay, how long that took, the number and size of its files, and which signs of spam it had, but nothing you entered',
        ],
      }),
    },
    {
      id: 'hosting',
      heading: 'Hosting and network addresses',
      summary: 'The internet can’t reach you without your address, so our server and its host see it.',
      paragraphs: [
        'The network can’t answer you without your IP address. Our server writes it in the line described above. A load balancer or hosting operator in front of it sees the address too, and may log it with the browser type and the time under its own security and retention rules.',
        'We don’t match these logs with correspondence to find out who looked at which page. We would hand them over if the law compels us to.',
      ],
    },
    {
      id: 'when-you-write',
      heading: 'When you e-mail us',
      summary: 'We use your e-mail to do the job you wrote about, and regular e-mail isn’t private.',
      paragraphs: [
        'A link to our address opens your own mail program. Your message goes through your mail provider and ours, each under its own terms. Ordinary e-mail isn’t confidential; ask us for another way before you send drawings that are.',
        'Photos may carry the place where they were taken; your phone or computer can remove it before you send them.',
        'We receive what you choose to send: usually a name, a company, a way to reply, a description of a machine, and photos or drawings. We use it for these purposes:',
      ],
      list: [
        'to answer, to quote and to plan the work',
        'to send a crew, which needs a site address and someone to ask for at the gate',
        'to keep the job record: readings, lift plans, parts and approvals',
        'to invoice, to keep accounts and to meet our legal duties',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else sees it',
      summary: 'Your data isn’t for sale; we share it only for your job, our paperwork or the law.',
      paragraphs: [
        'We don’t sell or rent personal data, and we don’t pass it on for anyone’s advertising. Photos and drawings of your plant are yours. We don’t publish any without your written consent.',
        'If a job calls for it, we give what’s needed to:',
      ],
      list: [
        'crane, trucking and machine shop contractors who work on the same job',
        'our mail, storage and accounting providers',
        'our insurers, accountants and attorneys',
        'authorities, if a law, a subpoena or an injury report requires it',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      summary:
        'Inquiries are usually gone within two years; job records stay as long as the machine or the law needs them.',
      paragraphs: [
        'We delete an inquiry that doesn’t lead to work once we no longer need it for a reply, as a rule within two years. We keep records of work done while the equipment may need them and for as long as tax, safety and limitation periods run.',
        'Only the people who need them for their work can open mail and job records. No storage is perfectly secure. If a breach touches your data, we tell you as the law of your state requires.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'What you can ask us to do',
      summary: 'Ask what we have on you, and we’ll show it, fix it, or erase what the law lets us, for free.',
      paragraphs: [
        'You may ask what personal data we have about you, have it corrected, get a copy, or have it deleted unless the law makes us keep it. We may ask a question or two to be sure it’s you. We answer every request, whatever state you live in, and asking costs nothing.',
        'This website is for people at work. We don’t knowingly collect data from children under 13, and we delete any that reaches us by mistake.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this page',
      summary: 'If the website starts doing something new, you’ll read it here first.',
      paragraphs: [
        'Before the website starts doing something this page doesn’t describe, we change the page and put a new date at the top. Earlier versions are available on request.',
      ],
    },
  ],
  contact: {
    heading: 'Questions about privacy',
    summary: 'Every privacy request goes to one address.',
    text: 'For a question, a correction or a request to delete, write to',
  },
  atAGlance: {
    heading: 'What we keep',
    figures: [
      { value: '0', label: 'cookies', text: 'We set none, on any page.' },
      { value: '0', label: 'accounts', text: 'There’s nothing to sign in to.' },
      { value: '2', label: 'years', text: 'As a rule the longest we hold an inquiry that led to no work.' },
    ],
  },
} satisfies LegalText;
