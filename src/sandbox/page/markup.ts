/** The page without its items: those come in as text, never as markup. */
export const pageMarkup = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Proof sandbox</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%230f766e'/%3E%3Cpath d='m4 8.5 2.7 2.7L12 5.5' fill='none' stroke='%23fff' stroke-width='2'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/sandbox/page.css">
<script src="/sandbox/page.js" type="module"></script>
</head>
<body>
<header>
  <h1>Proof sandbox</h1>
  <p>base address <code id="address"></code></p>
  <p id="live" role="status">connecting</p>
</header>
<p id="faults" hidden></p>
<search>
  <label>Search <input id="search" type="search" placeholder="file name" autocomplete="off" aria-keyshortcuts="/"></label>
  <label>Linked to <select id="object"><option value="">anything</option></select></label>
  <label>Sort by <select id="sort">
    <option value="uploadedOn desc">latest upload</option>
    <option value="createdOn desc">newest item</option>
    <option value="filename asc">file name</option>
  </select></label>
</search>
<main>
  <div class="heads" aria-hidden="true">
    <span>File</span><span>Version</span><span>Size</span><span>Owner</span><span>Uploaded</span><span>Linked to</span>
  </div>
  <div id="items"></div>
  <p id="empty" hidden></p>
  <button id="more" type="button" hidden>Show more</button>
</main>
<footer>Press <kbd>/</kbd> to search, <kbd>↑</kbd> <kbd>↓</kbd> to move, <kbd>Enter</kbd> to open. Everything here is on this machine.</footer>
<noscript>This page needs JavaScript to show what the sandbox holds.</noscript>
</body>
</html>
`;
