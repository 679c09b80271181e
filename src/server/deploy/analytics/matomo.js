// Matomo: put in the origin of your Matomo, and your site's id.
window._paq = [];
{
  const origin = 'https://matomo.example.com';
  const count = () => {
    window._paq.push(['setCustomUrl', window.location.href], ['setDocumentTitle', document.title], ['trackPageView']);
    window._paq.push(['setReferrerUrl', window.location.href]);
  };
  window._paq.push(['disableCookies'], ['setTrackerUrl', `${origin}/matomo.php`], ['setSiteId', '1']);
  count();

  // It counts no links by itself.
  const { pushState } = history;
  history.pushState = (...entry) => {
    pushState.apply(history, entry);
    count();
  };
  window.addEventListener('popstate', count);

  const script = document.createElement('script');
  script.src = `${origin}/matomo.js`;
  document.head.append(script);
}
// Downloads of guides.
window.gtag = (command, name, values) =>
  window._paq.push(['trackEvent', values.event_category, name, values.file_name]);
