// Umami: put in the origin of your Umami, and your website's id. It counts links by itself, but not Back.
{
  const script = document.createElement('script');
  script.src = 'https://umami.example.com/script.js';
  script.dataset.websiteId = '00000000-0000-0000-0000-000000000000';
  // Later versions keep a number for each visitor in the browser unless this is set.
  script.dataset.identityStitching = 'false';
  document.head.append(script);
}
// Downloads of guides.
window.gtag = (command, name, values) => window.umami?.track(name, values);
