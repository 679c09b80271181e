// Plausible: insert the address of the script that Plausible shows for your site. The script counts links itself.
window.plausible = function () {
  window.plausible.q ??= [];
  window.plausible.q.push(arguments);
};
window.plausible.init = (options = {}) => {
  window.plausible.o = options;
};
window.plausible.init();
// Downloads of guides.
window.gtag = (command, name, values) => window.plausible(name, { props: values });
{
  const script = document.createElement('script');
  script.src = 'https://plausible.io/js/pa-XXXXXXXXXX.js';
  document.head.append(script);
}
