// Umami: put in the origin of your Umami, and your website's id.
{
  const script = document.createElement('script');
  script.src = 'https://umami.example.com/script.js';
  script.dataset.websiteId = '00000000-0000-0000-0000-000000000000';
  // Some versions keep a number for each visitor in the browser unless this is set.
  script.dataset.identityStitching = 'false';

  // By itself it counts neither Back nor a link that is followed again after Back.
  script.dataset.autoTrack = 'false';
  let page = {};
  const send = (data) => window.umami?.track((values) => ({ ...values, ...data }));
  const count = () => {
    page = { url: window.location.href, referrer: page.url ?? document.referrer, title: document.title };
    send(page);
  };
  script.addEventListener('load', count);
  document.head.append(script);
  const { pushState } = history;
  history.pushState = (...entry) => {
    pushState.apply(history, entry);
    count();
  };
  window.addEventListener('popstate', count);

  // Downloads of guides.
  window.gtag = (command, name, data) => send({ ...page, name, data });
}
