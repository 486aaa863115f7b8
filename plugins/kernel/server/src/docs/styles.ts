/** The look of the pages: no font, picture or script of another host, nor any script at all. */
export const styles = `
:root{--ink:#0f1a2c;--text:#1a2433;--muted:#55617a;--line:#dfe4ec;--canvas:#f3f5f8;--surface:#fff;--sunken:#eef1f6;--accent:#1d4fd7;--accent-soft:#e9effd;
--ok:#0b6b43;--ok-soft:#e3f4ec;--warn:#8a4b00;--warn-soft:#fdf1de;--bad:#b3211c;--bad-soft:#fdeaea}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:var(--canvas);color:var(--text);font:15px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif}
a{color:var(--accent)}
a:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
code{background:var(--sunken);border-radius:4px;padding:1px 4px;overflow-wrap:anywhere}
pre{background:var(--ink);color:#e8edf6;border-radius:8px;padding:14px 16px;overflow:auto;max-height:420px;margin:8px 0 0}
pre code{background:none;padding:0;overflow-wrap:normal}
.top{background:var(--ink);color:#fff;padding:14px 24px;display:flex;gap:20px;align-items:baseline;flex-wrap:wrap}
.top a{color:#fff;text-decoration:none}
.top a:hover{text-decoration:underline}
.top .name{font-weight:700;font-size:17px}
.shell{display:grid;grid-template-columns:280px minmax(0,1fr);gap:32px;max-width:1320px;margin:0 auto;padding:24px}
.side{position:sticky;top:16px;align-self:start;max-height:calc(100vh - 32px);overflow:auto;font-size:14px}
.side h2{font-size:12px;text-transform:uppercase;letter-spacing:.06em;color:var(--muted);margin:18px 0 6px}
.side h2:first-child{margin-top:0}
.side ul{list-style:none;margin:0;padding:0}
.side a{display:block;padding:3px 8px;border-radius:6px;color:var(--text);text-decoration:none;overflow-wrap:anywhere}
.side a:hover,.side a[aria-current]{background:var(--accent-soft);color:var(--accent)}
main h1{font-size:28px;line-height:1.2;margin:0 0 8px;color:var(--ink)}
main h2{font-size:20px;margin:36px 0 8px;color:var(--ink)}
main h3{font-size:16px;margin:18px 0 6px;color:var(--ink)}
main p,main li{max-width:76ch}
.lead{color:var(--muted);font-size:17px;margin:0 0 20px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:18px 20px;margin:0 0 16px}
.card>h2:first-child{margin-top:0}
h1,h2,h3{overflow-wrap:anywhere}
.top .jump{display:none}
.areas{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:14px;margin:16px 0}
.areas a{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:14px 16px;text-decoration:none;color:var(--text)}
.areas a:hover{border-color:var(--accent)}
.areas strong{display:block;color:var(--ink);font-size:16px}
.areas span{color:var(--muted);font-size:13.5px}
.call{display:flex;gap:10px;align-items:baseline;flex-wrap:wrap}
.call code{background:none;padding:0;font-size:14px}
.method{font:700 12px/1 ui-monospace,Menlo,Consolas,monospace;padding:5px 8px;border-radius:6px;min-width:58px;text-align:center}
.get{background:var(--accent-soft);color:var(--accent)}
.post{background:var(--ok-soft);color:var(--ok)}
.put,.patch{background:var(--warn-soft);color:var(--warn)}
.delete{background:var(--bad-soft);color:var(--bad)}
.meta{color:var(--muted);font-size:13.5px;margin:6px 0 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:14px}
th{text-align:left;font-size:12px;color:var(--muted);font-weight:600;border-bottom:1px solid var(--line);padding:6px 12px 6px 0}
td{border-bottom:1px solid var(--line);padding:7px 12px 7px 0;vertical-align:top}
th:first-child{width:36%}
th:nth-child(2){width:28%}
tr:last-child td{border-bottom:0}
.nest{padding-left:18px}
.nest.two{padding-left:36px}
.type{color:var(--muted);overflow-wrap:anywhere}
.need{color:var(--bad);font-size:12px;margin-left:6px}
details>summary{cursor:pointer;color:var(--accent);margin-top:10px}
@media (max-width:860px){
.shell{grid-template-columns:minmax(0,1fr);padding:16px;gap:16px}
.top .jump{display:inline}
.side{order:2;position:static;max-height:none;background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:10px 14px}
.side a{padding:8px}
.top{padding:12px 16px}
main h1{font-size:24px}
.card{padding:14px}
}
`;
