/**
 * No server answers at this origin: every request is served from the folder. A name below localhost may load from http.
 */
export const ORIGIN = 'http://mini-program.localhost'

/** where files of the mini-program's package are found */
export const ASSETS = `${ORIGIN}/package/`

/** The document around all pages. */
export const OUTER_HTML = `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,minimum-scale=1,maximum-scale=1,user-scalable=no">
<link rel="icon" href="data:,">
<style>
html, body { margin: 0; height: 100%; overflow: hidden; background: #fff }
#pages > iframe { position: absolute; left: 0; width: 100%; border: 0; background: #fff }
</style>
</head>
<body><div id="pages"></div><div id="super-app"></div></body>
</html>`
