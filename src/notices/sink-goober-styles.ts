// goober, which styles notistack, writes rules as text into a `<style>` element, which the security policy forbids. goober uses
// the element in `window._goober` if there is one, so this object swallows the text. Our styles replace the rules.
if (!import.meta.env.SSR) Object.assign(window, { _goober: { parentNode: true, firstChild: { data: '' } } });
