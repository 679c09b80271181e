// goober 2.1, which styles notistack 3.0, writes its rules as text into a `<style>` element, and the security policy forbids
// that. It uses the element that it finds as `window._goober`, so it gets an object that keeps the text to itself. Our own
// styles need none of it.
if (!import.meta.env.SSR) Object.assign(window, { _goober: { parentNode: true, firstChild: { data: '' } } });
