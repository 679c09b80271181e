// GoatCounter: put in the address of your counter.
{
  const script = document.createElement('script');
  script.src = 'https://gc.zgo.at/count.js';
  script.dataset.goatcounter = 'https://example.goatcounter.com/count';
  document.head.append(script);

  // It counts the first page. These count links and Back.
  const count = () => window.goatcounter?.count?.();
  const { pushState } = history;
  history.pushState = (...entry) => {
    pushState.apply(history, entry);
    count();
  };
  window.addEventListener('popstate', count);
}
// Downloads of guides.
window.gtag = (command, name, values) =>
  window.goatcounter?.count?.({ event: true, path: `${name} ${values.file_name}`, title: values.file_name });
