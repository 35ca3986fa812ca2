const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/sound-DNfERky8.js","assets/sound-C_wbdBhz.js","assets/base-D5C0baFQ.js","assets/base-C4djBZiK.css","assets/voices-DRxhVViA.js"])))=>i.map(i=>d[i]);
import{An as e,Bn as t,Cn as n,Dn as r,En as i,Et as a,Fn as o,Gt as s,Kt as c,Ln as l,Lt as u,Mn as d,Nn as f,On as p,Pn as m,Qt as h,Rn as g,Sn as _,St as v,Tn as y,Wt as b,Xt as x,Zt as S,an as C,cn as w,d as T,dt as E,en as D,gn as O,hn as k,ht as A,mt as j,on as M,vn as N,wn as P,yn as F}from"./base-D5C0baFQ.js";var ee=Object.assign({"../sound/sound.ts":()=>A(()=>import(`./sound-DNfERky8.js`),__vite__mapDeps([0,1,2,3,4]))});function I(){R(`choose`)}function L(){R(`refuse`)}function R(e){ee[`../sound/sound.ts`]?.().then(t=>t.play(e),()=>{})}var z=[`skulls`,`feathers`,`mushrooms`,`herbs`,`eggs`,`chests`,`concoctions`,`twilight`,`moonlight`,`leftover`,`ability`,`precious`];function te(e){return e.table}function B(e){return e.events}function V(e){return{column:e.charCodeAt(0)-97,row:Number(e.slice(1))-1}}function ne(e,t){return`${String.fromCharCode(97+e)}${t+1}`}function re(e){let t=e.map(V);return{columns:Math.max(0,...t.map(e=>e.column+1)),rows:Math.max(0,...t.map(e=>e.row+1))}}function ie(e){return e.startsWith(`shadow`)}function H(e){return ie(e)?e.slice(6):e}function ae(e){return e.points?{known:e.points.reduce((e,t)=>e+(t??0),0),hasHidden:e.points.includes(null)}:null}function oe(e,t){return t===null?Array.from({length:e},(e,t)=>t):Array.from({length:e-1},(n,r)=>(t+1+r)%e)}function se(e){let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t].map(([e,t])=>({token:e,count:t}))}function ce(e){let[t=``,...n]=e.split(`: `),r=n.join(`: `);return{head:t,rest:r.charAt(0).toLocaleUpperCase()+r.slice(1)}}var U={0:`M0-24C12-24 16-12 16 0C16 12 12 24 0 24C-12 24-16 12-16 0C-16-12-12-24 0-24Z`,1:`M-9-14L3-24V24M-9 24H14`,2:`M-15-12C-15-20-8-24 0-24C9-24 15-19 15-11C15-2 4 6-15 24H16`,3:`M-14-24H14L-1-5C9-5 16 1 16 9.5C16 18 9 24 0 24C-8 24-13 21-16 15`,4:`M7 24V-24L-17 10H18`,5:`M13-24H-10L-12-3C-8-6-4-7 0-7C10-7 16-1 16 8C16 18 9 24-1 24C-8 24-13 21-16 17`,6:`M10-24C-4-18-16-4-16 9C-16 18-9 24 0 24C9 24 16 18 16 9C16 0 9-6 0-6C-7-6-13-2-15.5 4`,7:`M-15-24H16C8-10 1 6-4 24`,8:`M0-3C-9-3-13-8-13-13.5C-13-20-8-24 0-24C8-24 13-20 13-13.5C13-8 9-3 0-3C-10-3-16 3-16 10.5C-16 19-9 24 0 24C9 24 16 19 16 10.5C16 3 10-3 0-3Z`,9:`M-10 24C4 18 16 4 16-9C16-18 9-24 0-24C-9-24-16-18-16-9C-16 0-9 6 0 6C7 6 13 2 15.5-4`,10:`M-20-14L-10-24V24M14-24C23-24 26-12 26 0C26 12 23 24 14 24C5 24 2 12 2 0C2-12 5-24 14-24Z`,A:`M-17 24L0-24L17 24M-10 8H10`,B:`M-12-24V24H2C10 24 15 18 15 11C15 4 10-1 2-1H-12M1-1C9-1 12-7 12-12.5C12-19 8-24 1-24H-12`,C:`M15-16C11-21 6-24 0-24C-10-24-16-13-16 0C-16 13-10 24 0 24C6 24 11 21 15 16`,D:`M-13-24V24H-2C10 24 16 13 16 0C16-13 10-24-2-24Z`,E:`M13-24H-12V24H13M-12-1H9`};function le(e){let t=[...String(Math.abs(e))],n=e<0?13:0,r=t.map((e,r)=>({path:U[e],x:(r-(t.length-1)/2)*40+n}));return e<0?[{path:`M-9 2H9`,x:r[0].x-33},...r]:r}var ue=w(`<use transform="translate(12 12) scale(.76)"></use><circle cx="50" cy="50" r="27"></circle>`,1),de=w(`<path></path>`),fe=w(`<use href="#star-mark"></use>`),pe=w(`<use x="62" y="60" width="38" height="38"></use>`),me=w(`<svg class="token svelte-1y5hz7d" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use></use><!><!><!></svg>`);function he(t,r){m(r,!0);let i=a(r,`down`,3,!1),o=a(r,`owned`,3,!1),l=e(()=>ie(r.token)),d=e(()=>H(r.token)),p=e(()=>(k(l)?`body-shadow`:`body-${r.seat}`)+(i()?`-down`:k(d)===`star`&&!k(l)?`-star`:``)),h=e(()=>k(d)===`10`?.76:r.seat===2&&!k(l)?.86:.92);var v=me(),x=_(v),S=y(x),w=e=>{var t=ue(),i=n(t),a=y(i);let o;N(()=>{u(i,`href`,`#shape-${r.seat??``}`),u(i,`fill`,`url(#pattern-${r.seat??``})`),o=b(a,``,o,{fill:`var(--seat-${r.seat??``}-face)`})}),C(e,t)};D(S,e=>{E.seatPatterns&&!k(l)&&!i()&&e(w)});var T=y(S),O=e=>{var t=M(),r=n(t),i=e=>{var t=de();N(()=>{s(t,0,c([`figure`,k(l)&&`pale`]),`svelte-1y5hz7d`),u(t,`d`,U[k(d)]),u(t,`transform`,`translate(${k(d)===`10`?47:50} 50) scale(${k(h)??``})`)}),C(e,t)},a=e=>{var t=fe();C(e,t)};D(r,e=>{U[k(d)]?e(i):e(a,-1)}),C(e,t)};D(T,e=>{i()||e(O)});var A=y(T),j=e=>{var t=pe();N(()=>u(t,`href`,`#mark-${r.seat??``}`)),C(e,t)};D(A,e=>{k(l)&&o()&&e(j)}),g(v),N(()=>u(x,`href`,`#${k(p)??``}`)),C(t,v),f()}var ge=7,W=i({token:null,x:0,y:0,over:null});function _e(e,t){return document.elementFromPoint(e,t)?.closest(`[data-cell]`)?.dataset.cell??null}function ve(e,t){return n=>{let r=null,i=!1;function a(t){i=!1,t.button===0&&e.isMine&&e.isCasting&&(r={x:t.clientX,y:t.clientY,id:t.pointerId})}function o(a){if(!r||a.pointerId!==r.id)return;let o=Math.hypot(a.clientX-r.x,a.clientY-r.y);if(W.token===null){if(o<ge||!e.legalTokens.has(t))return;n.setPointerCapture(r.id),e.forget(),e.cell=null,e.token=t,W.token=t,i=!0}W.x=a.clientX,W.y=a.clientY,W.over=_e(a.clientX,a.clientY)}function s(n){if(!r||n.pointerId!==r.id||(r=null,W.token===null))return;let i=n.type===`pointerup`?_e(n.clientX,n.clientY):null;W.token=null,W.over=null,i?e.drop(t,i):e.token=null}function c(e){i&&e.stopPropagation(),i=!1}return n.addEventListener(`click`,c),n.addEventListener(`pointerdown`,a),n.addEventListener(`pointermove`,o),n.addEventListener(`pointerup`,s),n.addEventListener(`pointercancel`,s),()=>{n.removeEventListener(`click`,c),n.removeEventListener(`pointerdown`,a),n.removeEventListener(`pointermove`,o),n.removeEventListener(`pointerup`,s),n.removeEventListener(`pointercancel`,s)}}}function ye(e,t,n,r){if(e.target?.closest?.(`dialog, input, textarea, select`))return null;if(e.key===`Escape`)return{kind:`cancel`};if(e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented)return null;if(e.key===t.pass)return{kind:`pass`};if(e.key===t.why)return{kind:`why`};let i=e.key===`*`?`star`:e.key===`0`?`10`:e.key,a=[...new Set(n.filter(e=>H(e)===i))];return a.length===0?null:{kind:`token`,token:a[(a.indexOf(r??``)+1)%a.length]}}var be=520;function xe(e,t,n=1){let r=e/n,i=t/n;return i<be&&r>i&&e<1180?`flat`:r>=1180&&i>=be?`wide`:r>=700?`tablet`:`phone`}var Se=425,Ce=60,we=47;function Te(e,t){let n=e-Se-t*Ce;return{hasTiles:n>=we,hasGoals:n>=97}}var Ee=440,De=70;function Oe(e){return Math.max(0,Math.floor((e-Ee)/De))}function ke(e,t){for(let n of[45,40,36,32,28])if(Math.floor((t.width+t.gap)/(n+t.gap))*Math.floor((t.height+t.gap)/(n+t.gap))>=e)return n;return 24}var Ae=[`skull`,`feather`,`mushroom`,`herb`,`egg`],je={name:`?`,text:``,ours:!1,short:`?`,type:``,kind:``,points:null,symbols:[]};function G(e,t){return e.tiles[t]??je}var Me=w(`<use href="#tile-back"></use>`),Ne=w(`<use href="#enchant-frame"></use>`),Pe=w(`<use x="56.4" y="52.4" width="43.2" height="43.2" color="#9defff"></use>`),Fe=w(`<g opacity=".6" clip-path="url(#glass)"><use x="36" y="20" width="88" height="88"></use></g>`),Ie=w(`<use href="#enchant-seal"></use>`),Le=w(`<path></path>`),Re=w(`<g class="ink svelte-1cnsq00"></g>`),ze=w(`<use x="0" y="-44" width="46" height="44"></use>`),Be=w(`<path class="ink svelte-1cnsq00" transform="scale(.46)"></path>`),Ve=w(`<use href="#wild-star"></use>`),He=w(`<g><use href="#leaf-disc"></use><!></g>`),Ue=w(`<g><use href="#disc"></use><use x="-11.56" y="-11.56" width="23.1" height="23.1" color="#17132b"></use></g>`),We=w(`<use></use><!><use></use><!><!><!><g><use href="#plaque"></use><!></g><!><!>`,1),Ge=w(`<svg class="tile svelte-1cnsq00" viewBox="0 0 160 160" aria-hidden="true" focusable="false"><!></svg>`);function Ke(t,r){m(r,!0);let i=a(r,`small`,3,!1),o=a(r,`copied`,3,null),s=[`feather`,`egg`,`chest`,`runestone`,`mirror`];function c(e){return s.includes(e.type)?`#art-${e.type}`:`#art-${e.type}-${e.kind.toLowerCase()}`}let l=e(()=>(r.tile?.symbols.length??0)>1),d=e(()=>!r.tile||i()&&!k(l)?[]:r.tile.symbols),p=e(()=>r.tile?.type===`mushroom`?`how-${r.tile.kind}`:`how-${r.tile?.type}`),v=e(()=>r.tile?.points==null?null:le(r.tile.points)),b=e(()=>(k(v)?.length??1)>1?.72:1),x=e(()=>i()?`translate(8 152) scale(1.45)`:`translate(8 152)`);var w=Ge(),T=_(w),E=e=>{var t=Me();C(e,t)},O=e=>{var t=We(),a=n(t),s=y(a),f=e=>{var t=Ne();C(e,t)};D(s,e=>{k(l)&&e(f)});var m=y(s),w=y(m),T=e=>{var t=Pe();N(()=>u(t,`href`,`#sym-${r.tile.symbols[0]??``}`)),C(e,t)};D(w,e=>{r.tile.type===`runestone`&&r.tile.symbols[0]&&e(T)});var E=y(w),O=e=>{var t=Fe(),n=P(t);N(e=>u(n,`href`,e),[()=>c(o())]),C(e,t)};D(E,e=>{o()&&e(O)});var A=y(E),j=e=>{var t=Ie();C(e,t)};D(A,e=>{k(l)&&!i()&&e(j)});var M=y(A),F=y(_(M)),ee=e=>{var t=Re();S(t,21,()=>k(v),h,(e,t)=>{var n=Le();N(()=>{u(n,`d`,k(t).path),u(n,`transform`,`translate(${k(t).x??``} 0)`)}),C(e,n)}),g(t),N(()=>u(t,`transform`,`translate(23 -21) scale(${.62*k(b)})`)),C(e,t)},I=e=>{var t=ze();N(()=>u(t,`href`,`#${k(p)??``}`)),C(e,t)};D(F,e=>{k(v)?e(ee):e(I,-1)}),g(M);var L=y(M),R=e=>{var t=He(),n=y(_(t)),a=e=>{var t=Be();N(()=>u(t,`d`,U[r.tile.kind])),C(e,t)},o=e=>{var t=Ve();C(e,t)};D(n,e=>{U[r.tile.kind]?e(a):e(o,-1)}),g(t),N(()=>u(t,`transform`,`translate(${i()?125:132} ${i()?125:132}) scale(${i()?1.3:1})`)),C(e,t)};D(L,e=>{r.tile.type===`herb`&&e(R)});var z=y(L);S(z,17,()=>k(d),h,(e,t,n)=>{var r=Ue(),a=y(_(r));g(r),N(()=>{u(r,`transform`,`translate(${(i()?126:131)-(k(d).length-1-n)*(i()?42:32)} ${i()?34:28}) scale(${i()?1.35:1})`),u(a,`href`,`#sym-${k(t)??``}`)}),C(e,r)}),N(e=>{u(a,`href`,`#plate-${r.tile.type??``}`),u(m,`href`,e),u(M,`transform`,k(x))},[()=>c(r.tile)]),C(e,t)};D(T,e=>{r.tile?e(O,-1):e(E)}),g(w),C(t,w),f()}var qe=[`pass`,`decline`,`leave`,`retrieve`];function K(e){let[,t=``,...n]=e.text.split(` `);return{text:e.text,label:e.label,verb:t,names:n}}function Je(e){let t=e.map(K);return{casts:t.filter(e=>e.verb===`cast`),others:t.filter(e=>e.verb!==`cast`&&!qe.includes(e.verb)),pass:t.find(e=>qe.includes(e.verb))??null}}function q(e,t=null){let n=e.casts.filter(e=>t===null||e.names[1]===t);return new Set(n.map(e=>e.names[0]))}function J(e,t=null){let n=e.casts.filter(e=>t===null||e.names[0]===t);return new Set(n.map(e=>e.names[1]))}function Y(e,t,n){return e.casts.find(e=>e.names[0]===t&&e.names[1]===n)??null}function Ye(e,t){return e.others.find(e=>e.names.length===1&&e.names[0]===t)??null}function Xe(e,t){let n=[...t].sort().join(` `);return e.others.find(e=>[...e.names].sort().join(` `)===n)??null}function Ze(e){return e.others.some(e=>e.names.length===2)}function Qe(e,t,n,r,i){let a=i.token??[...q(e,i.cell??null)][0]??[...q(e)][0]??n.at(-1),o=i.cell??[...J(e,a??null)][0]??[...J(e)][0]??r[0];return a&&o?`${t} cast ${a} ${o}`:null}function $e(e){return e.replace(/\s*\([^()]*\)\s*$/,``)}var et=120,tt=class{#e=p(null);get token(){return k(this.#e)}set token(e){r(this.#e,e,!0)}#t=p(null);get cell(){return k(this.#t)}set cell(e){r(this.#t,e,!0)}#n=p(i([]));get picked(){return k(this.#n)}set picked(e){r(this.#n,e,!0)}#r=p(null);get peeked(){return k(this.#r)}set peeked(e){r(this.#r,e,!0)}#i=p(null);get looked(){return k(this.#i)}set looked(e){r(this.#i,e,!0)}#a=p(null);get refusal(){return k(this.#a)}set refusal(e){r(this.#a,e)}#o=p(null);get foreseen(){return k(this.#o)}set foreseen(e){r(this.#o,e)}#s=p(null);get shaken(){return k(this.#s)}set shaken(e){r(this.#s,e,!0)}#c=0;#l;#u=e(()=>te(this.#l().sight));get table(){return k(this.#u)}set table(e){r(this.#u,e)}#d=e(()=>this.#l().sight);get sight(){return k(this.#d)}set sight(e){r(this.#d,e)}#f=e(()=>this.#l().glossary);get glossary(){return k(this.#f)}set glossary(e){r(this.#f,e)}#p=e(()=>this.#l().info);get info(){return k(this.#p)}set info(e){r(this.#p,e)}#m=e(()=>this.#l().log);get log(){return k(this.#m)}set log(e){r(this.#m,e)}#h=e(()=>this.#l().port);get port(){return k(this.#h)}set port(e){r(this.#h,e)}#g=e(()=>this.#l().pending);get pending(){return k(this.#g)}set pending(e){r(this.#g,e)}#_=e(()=>this.sight.seat);get me(){return k(this.#_)}set me(e){r(this.#_,e)}#v=e(()=>this.me===null?null:this.table.seats[this.me]??null);get mine(){return k(this.#v)}set mine(e){r(this.#v,e)}#y=e(()=>this.table.decision.kind);get kind(){return k(this.#y)}set kind(e){r(this.#y,e)}#b=e(()=>Je(this.port?this.sight.choices:[]));get offer(){return k(this.#b)}set offer(e){r(this.#b,e)}#x=e(()=>this.port!==null&&this.sight.choices.length>0);get isMine(){return k(this.#x)}set isMine(e){r(this.#x,e)}#S=e(()=>this.pending!==null);get isBusy(){return k(this.#S)}set isBusy(e){r(this.#S,e)}#C=e(()=>this.offer.casts.length>0);get isCasting(){return k(this.#C)}set isCasting(e){r(this.#C,e)}#w=e(()=>this.kind===`answer`?this.table.spells.at(-1)??null:null);get highest(){return k(this.#w)}set highest(e){r(this.#w,e)}#T=e(()=>q(this.offer,null));get legalTokens(){return k(this.#T)}set legalTokens(e){r(this.#T,e)}#E=e(()=>J(this.offer,this.token));get legalCells(){return k(this.#E)}set legalCells(e){r(this.#E,e)}#D=e(()=>this.#A());get action(){return k(this.#D)}set action(e){r(this.#D,e)}#O=e(()=>{let e=this.#l().advised;return e&&this.isMine?K({text:e,label:``}):null});get advised(){return k(this.#O)}set advised(e){r(this.#O,e)}#k=e(()=>this.pending===null?null:K({text:this.pending,label:``}));get flying(){return k(this.#k)}set flying(e){r(this.#k,e)}dotted(e){return T(this.info).includes(e)?this.info.seats[e]:void 0}constructor(e){this.#l=e,F(()=>this.#j()),F(()=>this.#M(this.peeked??this.action?.text??null))}#A(){if(this.token&&this.cell)return Y(this.offer,this.token,this.cell);if(this.picked.length>0)return Xe(this.offer,this.picked);let{casts:e,others:t}=this.offer;return e.length===0&&t.length===1?t[0]:null}#j(){let e=this.offer,t=this.log.at(-1)?.length??0;t<this.#c&&this.clear(),this.#c=t,this.token&&!q(e).has(this.token)&&(this.token=null),this.cell&&!J(e).has(this.cell)&&(this.cell=null);let n=new Set(e.others.flatMap(e=>e.names));this.picked.some(e=>!n.has(e))&&(this.picked=[])}#M(e){let t=this.port;if(this.foreseen=null,!e||!t||this.isBusy)return;let n=!0,r=setTimeout(()=>{t.foresee(e).then(e=>n&&(this.foreseen=e),()=>{})},et);return()=>{n=!1,clearTimeout(r)}}chooseToken(e){if(this.forget(),this.isMine&&!this.isBusy){if(!this.isCasting)return this.pick(e);if(!this.legalTokens.has(e))return this.#N({token:e,cell:this.cell},`token:${e}`);this.token=this.token===e?null:e,I(),this.token&&this.cell&&!Y(this.offer,this.token,this.cell)&&(this.cell=null)}}chooseCell(e){this.forget();let t=this.table.forest[e];if(!this.isMine||this.isBusy)return this.help(t?`tile:${t}`:`topic:control`);if(!this.isCasting)return t?this.pickTile(t,`cell:${e}`):void 0;if(!this.legalCells.has(e))return this.#N({token:this.token,cell:e},`cell:${e}`);if(this.cell===e&&this.action){E.confirmCast||this.commit();return}this.cell=e,I();let n=[...q(this.offer,e)];!this.token&&n.length===1&&(this.token=n[0])}drop(e,t){if(this.forget(),this.isMine&&!this.isBusy&&this.isCasting){if(!Y(this.offer,e,t))return this.#N({token:e,cell:t},`cell:${t}`);this.token=e,this.cell=t,E.confirmCast||this.commit()}}pickTile(e,t){if(this.isMine&&!this.isBusy&&Ye(this.offer,e))return this.pick(e);if(this.isMine&&!this.isCasting&&this.offer.others.length>0){let n=this.offer.others[0].verb;this.#P(`${this.me} ${n} ${e}`,t)}else this.help(`tile:${e}`)}pick(e){this.forget(),this.isMine&&!this.isBusy&&(I(),this.picked.includes(e)&&!Ze(this.offer)&&!E.confirmCast?this.commit():this.picked=this.picked.includes(e)?this.picked.filter(t=>t!==e):Ze(this.offer)?[...this.picked.slice(-1),e]:[e])}commit(){this.action&&!this.isBusy&&this.act(this.action.text)}act(e){this.port&&!this.isBusy&&(this.forget(),this.clear(),this.peeked=null,this.port.act(e))}cancel(){if(this.refusal)this.forget();else if(this.token||this.cell||this.picked.length)this.clear();else return!1;return!0}clear(){this.token=null,this.cell=null,this.picked=[]}forget(){this.refusal=null}help(e,t){this.#l().onhelp(e,t)}whyNot(e){e&&this.isCasting?this.#N({token:this.token,cell:e},`cell:${e}`):this.help(`topic:cast`)}#N(e,t){if(this.me===null||!this.mine)return;let n=Qe(this.offer,this.me,this.mine.supply,this.table.cells,e);n&&this.#P(n,t)}async#P(e,t){let n=await this.port?.why(e).catch(()=>null);n&&(this.refusal={problem:n,at:t},v(n.sentence),this.shaken=null,await O(),this.shaken=t)}},nt=Symbol(`play`);function rt(e){return o(nt,new tt(e))}function it(){return d(nt)}var at=[`skull`,`feather`,`mushroom`,`herb`,`egg`,`chest`,`runestone`,`mirror`];function ot(e){return[e.type,e.kind,e.points,e.symbols.join(``)].join(` `)}function st(e,t){let n=new Map;for(let r of t){let t=G(e,r),i=n.get(ot(t))??{key:ot(t),facts:t,tiles:[]};i.tiles.push(r),n.set(i.key,i)}return[...n.values()].sort((e,t)=>at.indexOf(e.facts.type)-at.indexOf(t.facts.type)||e.facts.kind.localeCompare(t.facts.kind)||e.facts.symbols.length-t.facts.symbols.length||(t.facts.points??0)-(e.facts.points??0))}var ct={most_areas:[`#.#.`,`....`,`.#.#`,`...#`],largest_area:[`.#..`,`.##.`,`.##.`,`..#.`],most_in_top_row:[`####`,`....`,`....`,`....`],corner_cast:[`....`,`....`,`...o`,`..o#`],areas:[`##..`,`...#`,`....`,`.#..`],centre_cells:[`....`,`.##.`,`.##.`,`....`],corner_cells:[`#..#`,`....`,`....`,`#..#`]},X={1:[`...`,`.#.`,`...`],2:[`...`,`##.`,`...`],3:[`.#.`,`.##`,`...`],4:[`...`,`.##`,`.##`]},lt={3:[`.+..`,`.##+`,`.+#.`,`..+.`]},ut=[`skull`,`feather`,`mushroom`,`egg`,`herb`];function dt(e){let t=Math.max(e.length,...e.map(e=>e.length)),n=Math.floor((t-e.length)/2);return Array.from({length:t},(r,i)=>(e[i-n]??``).padEnd(t,`.`))}function ft(e){switch(e.rule){case`won_with`:return{kind:`token`,figure:String(e.number)};case`last_star`:return{kind:`token`,figure:`star`};case`lowest_dedicated`:return{kind:`branch`,counted:[!1,!1,!1,!0]};case`dedicated`:return{kind:`branch`,counted:[!0,!1,!0,!0]};case`leftover`:return{kind:`tokens`,figures:[`2`,`5`]};case`symbols`:return{kind:`symbols`,names:ut.slice(0,e.number)};case`shapes`:return{kind:`grid`,rows:dt(e.shape)};case`areas_of_size`:return{kind:`grid`,rows:X[e.size]??X[1]};case`area_size`:return{kind:`grid`,rows:lt[e.number]??X[e.number]??lt[3]};default:return{kind:`grid`,rows:ct[e.rule]??ct.areas}}}function pt(e){let t=88/e.length;return e.flatMap((e,n)=>[...e].map((e,r)=>({x:6+r*t+1.5,y:6+n*t+1.5,side:t-3,mark:e})))}var Z=(e,n=t,r=t)=>{var i=gt(),a=_(i),o=y(a),s=e=>{var t=mt();N(()=>u(t,`d`,U[n()])),C(e,t)},c=e=>{var t=ht();C(e,t)};D(o,e=>{U[n()]?e(s):e(c,-1)}),g(i),N(()=>{u(i,`transform`,r()),u(a,`href`,n()===`star`?`#body-gold-star`:`#body-gold`)}),C(e,i)},mt=w(`<path class="figure svelte-1asowt5" transform="translate(50 50) scale(.92)"></path>`),ht=w(`<use href="#star-mark"></use>`),gt=w(`<g><use width="100" height="100"></use><!></g>`),_t=w(`<rect class="back svelte-1asowt5" x="14" y="6" width="72" height="88" rx="10"></rect><path class="on svelte-1asowt5" d="M58 30A22 22 0 1 0 68 64A18 18 0 1 1 58 30Z"></path>`,1),vt=w(`<circle class="dot svelte-1asowt5"></circle>`),yt=w(`<rect rx="4"></rect><!>`,1),bt=w(`<!><path class="bar svelte-1asowt5" d="M18 88H82"></path>`,1),xt=w(`<!><!><path class="plus svelte-1asowt5" d="M38 86H62M50 76V96"></path>`,1),St=w(`<circle class="dot svelte-1asowt5" cy="46" r="4.5"></circle>`),Ct=w(`<circle cy="46" r="11"></circle><!>`,1),wt=w(`<path class="branch svelte-1asowt5" d="M8 66H92"></path><!>`,1),Tt=w(`<use class="on svelte-1asowt5" width="40" height="40"></use>`),Et=w(`<svg class="goal svelte-1asowt5" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><!></svg>`);function Dt(t,r){m(r,!0);let i=e(()=>r.goal?ft(r.goal):null);var a=Et(),o=_(a),d=e=>{var t=_t();l(),C(e,t)},p=e=>{var t=M(),r=n(t);S(r,17,()=>pt(k(i).rows),h,(e,t)=>{var r=yt(),i=n(r),a=y(i),o=e=>{var n=vt();N(()=>{u(n,`cx`,k(t).x+k(t).side/2),u(n,`cy`,k(t).y+k(t).side/2),u(n,`r`,k(t).side*.22)}),C(e,n)};D(a,e=>{k(t).mark===`#`&&e(o)}),N(()=>{s(i,0,c({on:k(t).mark===`#`,lite:k(t).mark===`+`,hole:k(t).mark===`o`,off:k(t).mark===`.`}),`svelte-1asowt5`),u(i,`x`,k(t).x),u(i,`y`,k(t).y),u(i,`width`,k(t).side),u(i,`height`,k(t).side)}),C(e,r)}),C(e,t)},v=e=>{var t=bt();Z(n(t),()=>k(i).figure,()=>`translate(14 4) scale(.72)`),l(),C(e,t)},b=e=>{var t=xt(),r=n(t);Z(r,()=>k(i).figures[0],()=>`translate(3 18) scale(.52)`),Z(y(r),()=>k(i).figures[1],()=>`translate(46 18) scale(.52)`),l(),C(e,t)},x=e=>{var t=wt(),r=y(n(t));S(r,17,()=>k(i).counted,h,(e,t,r)=>{var i=Ct(),a=n(i);u(a,`cx`,16+r*23);var o=y(a),l=e=>{var t=St();u(t,`cx`,16+r*23),C(e,t)};D(o,e=>{k(t)&&e(l)}),N(()=>s(a,0,c(k(t)?`on`:`lite`),`svelte-1asowt5`)),C(e,i)}),C(e,t)},w=e=>{var t=M(),r=n(t);S(r,18,()=>k(i).names,e=>e,(e,t,n)=>{var r=Tt();N(e=>{u(r,`href`,`#sym-${t??``}`),u(r,`x`,6+k(n)%2*48),u(r,`y`,e)},[()=>6+Math.floor(k(n)/2)*48]),C(e,r)}),C(e,t)};D(o,e=>{k(i)?k(i).kind===`grid`?e(p,1):k(i).kind===`token`?e(v,2):k(i).kind===`tokens`?e(b,3):k(i).kind===`branch`?e(x,4):e(w,-1):e(d)}),g(a),C(t,a),f()}var Ot=w(`<svg viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use></use></svg>`);function kt(e,t){let n=a(t,`kind`,3,`mark`);var r=Ot(),i=P(r);N(()=>{s(r,0,c(n()),`svelte-tgm2l7`),u(i,`href`,`#${n()??``}-${t.seat??``}`)}),C(e,r)}var At=[`last_star`,`lowest_dedicated`],jt=[`corner_cast`];function Mt(e,t){let n=e.standings.flatMap(e=>{let n=t.goals[e.round][e.goal];if(!n)return[];let r=e.counts.map((t,n)=>({seat:n,count:t,leads:e.leads.includes(n)}));return[Pt(e.round,e.goal,n,jt.includes(n.rule)?[]:r,e.needed)]});return e.round===`twilight`?[...n,...Nt(e,t)]:n}function Nt(e,t){return e.seats.flatMap((e,n)=>e.goals.flatMap(e=>{let r=t.goals.twilight[e];return r?[{...Pt(`twilight`,e,r,[],null),claimed:n}]:[]}))}function Pt(e,t,n,r,i){return{id:t,round:e,thing:`goal:${e}:${t}`,facts:n,seats:r,needed:i,claimed:null,isYesNo:At.includes(n.rule)}}var Ft=[`TokenReturned`,`TileDiscarded`,`TileRemoved`,`TokenLost`,`CardFlipped`,`GoalRemoved`],It=150;function Lt(e){let t=e.at(-1)?.version,n=[];for(let r=e.length-1;r>=0&&n.length<It;r--){let i=e[r],a=B(i);for(let e=i.lines.length-1;e>=0;e--){let r=a[e];n.push({key:`${i.version}-${e}`,text:i.lines[e],seat:r?Rt(r):i.seat,isLast:i.version===t,isMinor:r?Ft.includes(r.event):i.kind===`act`})}}return n.reverse()}function Rt(e){return`seat`in e?e.seat:e.event===`RoundBegan`?e.starter:null}var zt=w(`<svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-1bdbry7"><use></use></svg>`);function Bt(e,t){let n={skulls:`skull`,feathers:`feather`,mushrooms:`mushroom`,herbs:`herb`,eggs:`egg`};var r=zt(),i=P(r);N(()=>u(i,`href`,`#sym-${n[t.category]??t.category??``}`)),C(e,r)}function Vt(e,t){let n=t===null?null:e.seats[t]?.points??null,r=Math.max(1,...(n??[]).map(e=>Math.abs(e??0)));return z.map((t,i)=>{let a=e.seats.map(e=>e.points?.[i]);return{category:t,points:a,share:n?(n[i]??0)/r:null,leads:Wt(a)}}).filter(t=>t.points.some(Boolean)||Ut(e,t.category))}function Ht(e){return e<0?`−${-e}`:String(e)}function Ut(e,t){switch(t){case`precious`:return!1;case`ability`:return e.seats.some(e=>e.ability!==null);case`concoctions`:return e.seats.some(e=>e.cards.length>0);case`twilight`:case`moonlight`:return e.spaces>0;default:return!0}}function Wt(e){let t=e.filter(e=>typeof e==`number`),n=Math.max(0,...t);return n===0||t.length<2||e.includes(null)?[]:e.flatMap((e,t)=>e===n?[t]:[])}var Gt=w(`<svg class="symbol svelte-1vx03jg" viewBox="0 0 24 24"><use></use></svg>`);function Kt(e,t){var n=Gt(),r=P(n);N(()=>{u(n,`role`,t.label?`img`:void 0),u(n,`aria-label`,t.label),u(n,`aria-hidden`,!t.label||void 0),u(r,`href`,`#sym-${t.name??``}`)}),C(e,n)}function qt(e){let t={skull:0,feather:0,mushroom:0,herb:0,egg:0};for(let n of e)t[n]+=1;return t}function Jt(e,t){let n=t.tiles.flatMap(t=>G(e,t).symbols),r=t.character?e.characters[t.character]?.symbol:void 0;return qt(r?[...n,r]:n)}function Yt(e,t){let n=Jt(e,t),r=t.cards.map((e,n)=>({id:e,tier:t.brewed?.[n]??0}));return r.flatMap(({id:t,tier:i},a)=>{let o=t===null?void 0:e.cards[t];if(!o||t===null)return[];let s={...n};return r.forEach((t,n)=>{t.id!==null&&n!==a&&t.tier>0&&Zt(s,e.cards[t.id]?.tiers[t.tier-1]?.symbols??[])}),[{id:t,card:o,tiers:Xt(o,s,i)}]})}function Xt(e,t,n=0){return e.tiers.map(({symbols:e,points:r},i)=>({symbols:Qt(e,t),points:r,isBrewed:i<n}))}function Zt(e,t){for(let n of t)e[n]=Math.max(0,e[n]-1)}function Qt(e,t){let n={...t};return Ae.flatMap(t=>e.filter(e=>e===t)).map(e=>({name:e,isThere:n[e]-->0}))}var $t={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]};function en(e,t,n){let{columns:r,rows:i}=re(n),{column:a,row:o}=V(t);if(e===`Home`||e===`End`){let t=n.filter(e=>V(e).row===o);return(e===`Home`?t[0]:t.at(-1))??null}let s=$t[e];if(!s)return null;do{a+=s[0],o+=s[1];let e=ne(a,o);if(n.includes(e))return e}while(a>=0&&o>=0&&a<r&&o<i);return null}function Q(e,t){return e.tokens[t]?.name??t}function $(e,t){return{who:t===e.me?`you`:`other`,name:e.sight.names[t]??``}}function tn(e,t){let n=G(e,t);return[n.name,n.text].filter(Boolean).join(`, `)}function nn(e,t){let{table:n,glossary:r}=e,i=n.forest[t],a=[t];i&&a.push(tn(r,i));let o=n.spells.find(e=>e[2]===t);o&&a.push(an(e,o)),o&&o===e.highest&&a.push(j(`webtable-highest`));let s=n.face_down.find(e=>e[2]===t);return s&&a.push(on(e,s)),!i&&!s&&a.push(j(`webtable-no-tile`)),e.isMine&&e.legalCells.has(t)&&a.push(j(`webtable-legal`)),rn(e,t)&&a.push(j(`web-hint-advised`)),e.cell===t&&a.push(j(`webtable-chosen`)),a.join(`, `)}function rn(e,t){let n=e.advised;if(!n)return!1;if(n.verb===`cast`)return n.names[1]===t;let r=e.table.forest[t];return r!==void 0&&n.names.includes(r)}function an(e,[t,n]){return j(`webtable-spell-of`,{...$(e,t),token:Q(e.glossary,n)})}function on(e,[t,n]){let r=n.startsWith(`shadow`)?`shadow`:`own`;return j(`webtable-control-of`,{...$(e,t),kind:r,token:Q(e.glossary,n)})}var sn=6;function cn(e,t){let n=e.findLastIndex(e=>e.kind===`act`&&B(e).some(ln)),r=e.slice(n+1);if(n<0||r.length>sn||r.some(e=>e.seat===t))return null;let i=new Map;for(let t of B(e[n])){if(t.event!==`ShadowAwarded`&&t.event!==`TokenLost`)continue;let{seat:e,token:n}=t,r=i.get(e)??{seat:e,gained:[],lost:[]};(t.event===`ShadowAwarded`?r.gained:r.lost).push(n),i.set(e,r)}return{version:e[n].version,seats:[...i.values()]}}function ln(e){return e.event===`RoundBegan`&&e.round===`moonlight`}var un=w(`<svg class="fox svelte-160nopx" viewBox="0 0 100 100" aria-hidden="true" focusable="false"><use></use><g><use></use></g></svg>`);function dn(t,n){let r=[`redd`,`sage`,`abigail`,`flint`],i=[1,1,.8,.86],a=e(()=>n.character&&r.includes(n.character)?n.character:`nobody`),o=e(()=>k(a)===`abigail`?Math.min(1,(i[n.seat]??1)+.14):i[n.seat]??1);var s=un(),c=_(s),l=y(c),d=P(l);g(s),N(()=>{u(c,`href`,`#frame-${n.seat??``}`),u(l,`transform`,`translate(${50-50*k(o)} ${52-52*k(o)}) scale(${k(o)??``})`),u(d,`href`,`#fox-${k(a)??``}`)}),C(t,s)}function fn(e,t){let[n=``,r=``,i=``]=t.split(`:`);switch(n){case`tile`:return e.tiles[r]??null;case`card`:return e.cards[r]??null;case`goal`:return(r===`twilight`||r===`moonlight`?e.goals[r][i]:null)??null;case`character`:return e.characters[r]??null;case`solo`:return e.solo[r]??null}return null}function pn(e,t,n){let r=e.map(([e,t],n)=>({seat:e,token:t,from:n,isGuest:!1,isFalling:!1}));return n?(r.splice(n.space-1,0,{seat:n.seat,token:n.token,from:-1,isGuest:!0,isFalling:!1}),r.slice(0,t)):r}var mn=`<symbol id="art-skull-hoofed" viewBox="0 0 160 160">
  <g fill="#080716" opacity=".45" transform="translate(3 5)">
  <path d="M66 46C58 44 50 36 50 24L44 14L52 20L55 10L59 26C60 34 66 38 72 40ZM52 38C42 40 34 34 31 24L27 32C26 40 36 48 52 46L62 48V42Z"/>
  <path d="M66 46C58 44 50 36 50 24L44 14L52 20L55 10L59 26C60 34 66 38 72 40ZM52 38C42 40 34 34 31 24L27 32C26 40 36 48 52 46L62 48V42Z" transform="translate(160 0) scale(-1 1)"/>
  </g>
  <path d="M80 34C92 34 102 38 106 47C110 55 118 56 117 62C116 67 108 67 106 71C102 84 99 94 98 108C97 120 93 131 80 131C67 131 63 120 62 108C61 94 58 84 54 71C52 67 44 67 43 62C42 56 50 55 54 47C58 38 68 34 80 34Z" fill="#080716" opacity=".45" transform="translate(3 5)"/>
  <g fill="#d3c3a3">
  <path d="M66 46C58 44 50 36 50 24L44 14L52 20L55 10L59 26C60 34 66 38 72 40ZM52 38C42 40 34 34 31 24L27 32C26 40 36 48 52 46L62 48V42Z"/>
  <path d="M66 46C58 44 50 36 50 24L44 14L52 20L55 10L59 26C60 34 66 38 72 40ZM52 38C42 40 34 34 31 24L27 32C26 40 36 48 52 46L62 48V42Z" transform="translate(160 0) scale(-1 1)"/>
  </g>
  <path d="M80 34C92 34 102 38 106 47C110 55 118 56 117 62C116 67 108 67 106 71C102 84 99 94 98 108C97 120 93 131 80 131C67 131 63 120 62 108C61 94 58 84 54 71C52 67 44 67 43 62C42 56 50 55 54 47C58 38 68 34 80 34Z" fill="#f4ead2"/>
  <path d="M80 34C92 34 102 38 106 47C110 55 118 56 117 62C116 67 108 67 106 71C102 84 99 94 98 108C97 120 93 131 80 131V118L86 100L84 74L92 52Z" fill="#d3c3a3"/>
  <g fill="#1b1734">
  <path d="M58 60C64 54 73 58 73 65C73 73 64 76 60 71C57 68 56 63 58 60Z"/>
  <path d="M102 60C96 54 87 58 87 65C87 73 96 76 100 71C103 68 104 63 102 60Z"/>
  <path d="M71 104C75 106 78 112 78 120C72 120 69 112 71 104ZM89 104C85 106 82 112 82 120C88 120 91 112 89 104Z"/>
  </g>
  <path d="M80 44L76 54L80 62L84 54ZM80 78V98" fill="none" stroke="#9c8a78" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"/>
</symbol>
<symbol id="art-skull-ramhorn" viewBox="0 0 160 160">
  <g fill="#080716" opacity=".45" transform="translate(3 5)">
  <path d="M72 44C54 20 16 30 13 66C11 96 38 110 51 95C59 85 50 73 41 79C35 83 40 89 40 89C31 88 29 72 38 62C46 54 58 58 66 66Z"/>
  <path d="M72 44C54 20 16 30 13 66C11 96 38 110 51 95C59 85 50 73 41 79C35 83 40 89 40 89C31 88 29 72 38 62C46 54 58 58 66 66Z" transform="translate(160 0) scale(-1 1)"/>
  </g>
  <g fill="#c79a63">
  <path d="M72 44C54 20 16 30 13 66C11 96 38 110 51 95C59 85 50 73 41 79C35 83 40 89 40 89C31 88 29 72 38 62C46 54 58 58 66 66Z"/>
  <path d="M72 44C54 20 16 30 13 66C11 96 38 110 51 95C59 85 50 73 41 79C35 83 40 89 40 89C31 88 29 72 38 62C46 54 58 58 66 66Z" transform="translate(160 0) scale(-1 1)"/>
  </g>
  <g fill="none" stroke="#7b5534" stroke-width="4" stroke-linecap="round">
  <path d="M58 40L62 58M44 34L50 55M30 40L42 59M19 56L36 66M15 76L33 76M22 94L36 84M38 101L41 89"/>
  <path d="M58 40L62 58M44 34L50 55M30 40L42 59M19 56L36 66M15 76L33 76M22 94L36 84M38 101L41 89" transform="translate(160 0) scale(-1 1)"/>
  </g>
  <path d="M80 42C96 42 108 50 109 64C110 74 104 80 102 88C100 100 99 110 94 120C91 128 86 130 80 130C74 130 69 128 66 120C61 110 60 100 58 88C56 80 50 74 51 64C52 50 64 42 80 42Z" fill="#080716" opacity=".45" transform="translate(3 5)"/>
  <path d="M80 42C96 42 108 50 109 64C110 74 104 80 102 88C100 100 99 110 94 120C91 128 86 130 80 130C74 130 69 128 66 120C61 110 60 100 58 88C56 80 50 74 51 64C52 50 64 42 80 42Z" fill="#f4ead2"/>
  <path d="M80 42C96 42 108 50 109 64C110 74 104 80 102 88C100 100 99 110 94 120C91 128 86 130 80 130V112L88 92L84 70L94 54Z" fill="#d3c3a3"/>
  <g fill="#1b1734">
  <path d="M58 68C63 64 74 70 74 76C74 83 64 85 60 79C58 76 57 71 58 68Z"/>
  <path d="M102 68C97 64 86 70 86 76C86 83 96 85 100 79C102 76 103 71 102 68Z"/>
  <path d="M73 106C77 107 78 112 77 118C73 117 71 111 73 106ZM87 106C83 107 82 112 83 118C87 117 89 111 87 106Z"/>
  </g>
  <path d="M68 54L76 60M92 54L84 60M80 84V98" fill="none" stroke="#9c8a78" stroke-width="2.6" stroke-linecap="round"/>
</symbol>
<symbol id="art-skull-fanged" viewBox="0 0 160 160">
  <path d="M80 28C100 28 116 36 121 52C124 62 130 68 130 78C130 88 120 90 112 92C106 96 104 102 102 108C106 120 106 130 98 140C94 134 92 126 91 118C88 121 84 122 80 122C76 122 72 121 69 118C68 126 66 134 62 140C54 130 54 120 58 108C56 102 54 96 48 92C40 90 30 88 30 78C30 68 36 62 39 52C44 36 60 28 80 28Z" fill="#080716" opacity=".45" transform="translate(3 5)"/>
  <path d="M80 28C100 28 116 36 121 52C124 62 130 68 130 78C130 88 120 90 112 92C106 96 104 102 102 108C106 120 106 130 98 140C94 134 92 126 91 118C88 121 84 122 80 122C76 122 72 121 69 118C68 126 66 134 62 140C54 130 54 120 58 108C56 102 54 96 48 92C40 90 30 88 30 78C30 68 36 62 39 52C44 36 60 28 80 28Z" fill="#f4ead2"/>
  <path d="M80 28C100 28 116 36 121 52C124 62 130 68 130 78C130 88 120 90 112 92C106 96 104 102 102 108C106 120 106 130 98 140C94 134 92 126 91 118C88 121 84 122 80 122V108L90 92L86 66L98 44Z" fill="#d3c3a3"/>
  <g fill="#1b1734">
  <path d="M44 62C54 58 70 68 72 80C68 88 54 86 48 78C44 73 43 67 44 62Z"/>
  <path d="M116 62C106 58 90 68 88 80C92 88 106 86 112 78C116 73 117 67 116 62Z"/>
  <path d="M70 98C74 94 86 94 90 98C88 104 84 108 80 110C76 108 72 104 70 98Z"/>
  </g>
  <path d="M58 112L62 118L67 114M102 112L98 118L93 114M80 112V119M80 36L76 48L80 58L84 48Z" stroke="#9c8a78" stroke-width="2.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="60" cy="75" r="4" fill="#ffb45e"/>
  <circle cx="100" cy="75" r="4" fill="#ffb45e"/>
</symbol>
<symbol id="art-feather" viewBox="0 0 160 160">
  <g transform="translate(164 4) scale(-.98 .98)">
  <path d="M40.9 119.8L27.9 87.4L33.4 97.7L34 65.2L39.5 77.2L48.3 44.8L51.8 57.7L70 28.8L70.3 41.1L97.5 19.6L94 29.2L129.1 19.6L131.3 22.3L131.9 26.6L105.1 47.2L115.9 49.6L91.1 64.2L104.6 67.3L80 79.5L95.3 81.2L70.2 93.5L85.3 92.4L60.5 106.9L73 102.8Z" fill="#080716" stroke="#080716" stroke-width="6" stroke-linejoin="round" opacity=".45" transform="translate(3 5)"/>
  <path d="M40.9 119.8L27.9 87.4L33.4 97.7L34 65.2L39.5 77.2L48.3 44.8L51.8 57.7L70 28.8L70.3 41.1L97.5 19.6L94 29.2L129.1 19.6L131.3 22.3L131.9 26.6L105.1 47.2L115.9 49.6L91.1 64.2L104.6 67.3L80 79.5L95.3 81.2L70.2 93.5L85.3 92.4L60.5 106.9L73 102.8Z" fill="#d9402a" stroke="#d9402a" stroke-width="6" stroke-linejoin="round"/>
  <path d="M40.9 119.8L33.5 92.3L37.3 99L40 71.7L43.9 79.5L53.3 52.3L55.9 60.8L72.8 36.3L73.3 44.4L97.7 25.5L95.6 31.8L126.9 21.6L128.3 23.5L128.7 26.4L103.1 44L110.2 45.8L87.4 60.1L96.4 62.5L75.1 75.7L85.2 77L64.8 90.6L74.9 90.2L55.7 105.3L64.2 102.8Z" fill="#ff8a34" stroke="#ff8a34" stroke-width="4" stroke-linejoin="round"/>
  <path d="M40.9 119.8L39 97.3L41.2 100.4L46.1 78.1L48.3 81.9L58.3 59.8L60 63.9L75.7 43.8L76.3 47.8L97.9 31.3L97.2 34.4L124.6 23.7L125.4 24.7L125.6 26.2L101.2 40.9L104.5 42.1L83.7 56.1L88.1 57.6L70.1 71.8L75.2 72.9L59.4 87.8L64.5 87.9L51 103.7L55.3 102.8Z" fill="#ffd561" stroke="#ffd561" stroke-width="3" stroke-linejoin="round"/>
  <path d="M26 144C34 134 38 130 41 122C46 92 68 54 118 30" fill="none" stroke="#7a1726" stroke-width="7" stroke-linecap="round"/>
  <path d="M26 144C34 134 38 130 41 122C46 92 68 54 118 30" fill="none" stroke="#fff1c4" stroke-width="3.6" stroke-linecap="round"/>
  <g fill="#ffd561">
  <circle cx="118" cy="96" r="3.6"/>
  <circle cx="131" cy="80" r="2.6"/>
  <circle cx="106" cy="116" r="2.8"/>
  <circle cx="28" cy="66" r="2.6"/>
  </g>
  </g>
</symbol>
<symbol id="art-mushroom-tripti" viewBox="0 0 160 160">
  <g transform="translate(3 -4)">
  <g fill="#f2e3cf">
  <path d="M70 78H90C88 100 90 118 96 130H64C70 118 72 100 70 78Z"/>
  <path d="M38 96H50C49 112 52 122 58 132H38C40 122 40 110 38 96Z"/>
  <path d="M112 90H124C122 108 120 120 122 132H104C110 120 112 108 112 90Z"/>
  </g>
  <g fill="#b99f92">
  <path d="M82 78H90C88 100 90 118 96 130H84C86 112 84 96 82 78Z"/>
  <path d="M46 96H50C49 112 52 122 58 132H50C46 122 46 110 46 96ZM120 90H124C122 108 120 120 122 132H116C118 120 120 108 120 90Z"/>
  </g>
  <path d="M17 96C17 72 29 62 44 62C59 62 71 72 71 96C71 103 17 103 17 96Z" fill="#080716" opacity=".4" transform="translate(2 5)"/>
  <path d="M17 96C17 72 29 62 44 62C59 62 71 72 71 96C71 103 17 103 17 96Z" fill="#ef6a57"/>
  <path d="M44 62C59 62 71 72 71 96C71 101 52 102 44 102C58 89 55 72 44 62Z" fill="#c0413f"/>
  <ellipse cx="31.9" cy="85.8" rx="4" ry="3.4" fill="#ffe9cf"/>
  <ellipse cx="46.7" cy="74.9" rx="4.6" ry="3.9" fill="#ffe9cf"/>
  <ellipse cx="57.5" cy="88.5" rx="3.2" ry="2.7" fill="#ffe9cf"/>
  <path d="M93 92C93 70 104 60 118 60C132 60 143 70 143 92C143 99 93 99 93 92Z" fill="#080716" opacity=".4" transform="translate(2 5)"/>
  <path d="M93 92C93 70 104 60 118 60C132 60 143 70 143 92C143 99 93 99 93 92Z" fill="#ef6a57"/>
  <path d="M118 60C132 60 143 70 143 92C143 97 126 97 118 97C130 86 128 70 118 60Z" fill="#c0413f"/>
  <ellipse cx="108" cy="80.8" rx="4" ry="3.4" fill="#ffe9cf"/>
  <ellipse cx="121.8" cy="71.2" rx="4.2" ry="3.6" fill="#ffe9cf"/>
  <ellipse cx="130.5" cy="85.6" rx="3" ry="2.5" fill="#ffe9cf"/>
  <path d="M43 74C43 42 60 28 80 28C100 28 117 42 117 74C117 84 43 84 43 74Z" fill="#080716" opacity=".4" transform="translate(2 5)"/>
  <path d="M43 74C43 42 60 28 80 28C100 28 117 42 117 74C117 84 43 84 43 74Z" fill="#ff7d63"/>
  <path d="M80 28C100 28 117 42 117 74C117 81 91 82 80 82C98 65 95 42 80 28Z" fill="#cf4a45"/>
  <ellipse cx="61.5" cy="62.5" rx="6" ry="5.1" fill="#ffe9cf"/>
  <ellipse cx="75.6" cy="45.5" rx="7" ry="6" fill="#ffe9cf"/>
  <ellipse cx="95.5" cy="51" rx="5.4" ry="4.6" fill="#ffe9cf"/>
  <ellipse cx="87.4" cy="66.6" rx="4" ry="3.4" fill="#ffe9cf"/>
  </g>
</symbol>
<symbol id="art-mushroom-duode" viewBox="0 0 160 160">
  <g fill="none" stroke-linecap="round">
  <path d="M100 72C96 96 104 112 98 132" stroke="#eafff8" stroke-width="11"/>
  <path d="M102 74C99 96 107 112 101 132" stroke="#8fc9c0" stroke-width="5"/>
  <path d="M54 98C56 112 60 120 64 132" stroke="#eafff8" stroke-width="10"/>
  <path d="M57 98C59 112 63 120 67 132" stroke="#8fc9c0" stroke-width="4"/>
  </g>
  <path d="M101 16C114 16 124 42 131 62C134 70 138 74 138 79L121 74L112 83L101 76L90 83L81 74L64 79C64 74 68 70 71 62C78 42 88 16 101 16Z" fill="#080716" opacity=".4" transform="translate(2 5)"/>
  <path d="M101 16C114 16 124 42 131 62C134 70 138 74 138 79L121 74L112 83L101 76L90 83L81 74L64 79C64 74 68 70 71 62C78 42 88 16 101 16Z" fill="#d6fbf0"/>
  <path d="M101 16C114 16 124 42 131 62C134 70 138 74 138 79L121 74L112 83L108 57Z" fill="#7ccfc6"/>
  <path d="M101 32L98 68M93 45L85 68M110 45L117 66" stroke="#2b8f8d" stroke-width="3" stroke-linecap="round" fill="none"/>
  <path d="M52 54C62 54 70 75 75 91C78 96 81 100 81 105L68 100L61 109L52 102L43 109L36 100L23 105C23 100 26 96 29 91C34 75 42 54 52 54Z" fill="#080716" opacity=".4" transform="translate(2 5)"/>
  <path d="M52 54C62 54 70 75 75 91C78 96 81 100 81 105L68 100L61 109L52 102L43 109L36 100L23 105C23 100 26 96 29 91C34 75 42 54 52 54Z" fill="#d6fbf0"/>
  <path d="M52 54C62 54 70 75 75 91C78 96 81 100 81 105L68 100L61 109L57 86Z" fill="#7ccfc6"/>
  <path d="M52 67L50 94M46 77L40 94M59 77L65 92" stroke="#2b8f8d" stroke-width="3" stroke-linecap="round" fill="none"/>
  <g fill="#d6fbf0">
  <circle cx="70" cy="112" r="2.5"/>
  <circle cx="128" cy="100" r="3"/>
  <circle cx="134" cy="116" r="2"/>
  </g>
</symbol>
<symbol id="art-egg" viewBox="0 0 160 160">
  <path d="M80 22C100 22 116 54 116 82C116 106 100 120 80 120C60 120 44 106 44 82C44 54 60 22 80 22Z" fill="#080716" opacity=".45" transform="translate(3 5)"/>
  <path d="M80 22C100 22 116 54 116 82C116 106 100 120 80 120C60 120 44 106 44 82C44 54 60 22 80 22Z" fill="#efe0ff"/>
  <path d="M80 22C100 22 116 54 116 82C116 106 100 120 80 120C104 104 104 52 80 22Z" fill="#b995e6"/>
  <g fill="#6b3fa0">
  <path d="M62 52A10 10 0 1 0 72 64A8 8 0 1 1 62 52Z"/>
  <circle cx="84" cy="46" r="4.5"/>
  <circle cx="96" cy="66" r="6"/>
  <circle cx="60" cy="88" r="5.5"/>
  <path d="M84 78A10 10 0 1 0 94 92A8 8 0 1 1 84 78Z"/>
  <circle cx="104" cy="90" r="3.4"/>
  <circle cx="76" cy="36" r="2.6"/>
  </g>
  <g fill="none" stroke-linecap="round">
  <path d="M26 108C40 132 120 132 134 108" stroke="#1d0f33" stroke-width="20" opacity=".55" transform="translate(0 6)"/>
  <path d="M24 106C44 132 116 132 136 106" stroke="#8a6238" stroke-width="13"/>
  <path d="M20 116C46 142 114 142 140 116" stroke="#b5854c" stroke-width="8"/>
  <path d="M30 100C44 122 62 128 84 126M132 100C122 116 112 122 98 126M26 122L44 118M134 122L116 118M60 136L70 122M100 136L92 122" stroke="#e0b877" stroke-width="4"/>
  </g>
</symbol>
`,hn=`<symbol id="frame-0" viewBox="0 0 100 100">
  <use href="#shape-0" fill="#05040f" transform="translate(0 3)" opacity=".5"/>
  <use href="#shape-0" fill="#ffa640"/>
  <use href="#shape-0" fill="#4a1a12" transform="translate(5 5) scale(.9)"/>
</symbol>
<symbol id="frame-1" viewBox="0 0 100 100">
  <use href="#shape-1" fill="#05040f" transform="translate(0 3)" opacity=".5"/>
  <use href="#shape-1" fill="#3fae74"/>
  <use href="#shape-1" fill="#123a2c" transform="translate(5 5) scale(.9)"/>
</symbol>
<symbol id="frame-2" viewBox="0 0 100 100">
  <use href="#shape-2" fill="#05040f" transform="translate(0 3)" opacity=".5"/>
  <use href="#shape-2" fill="#9fe3ff"/>
  <use href="#shape-2" fill="#12324a" transform="translate(5 5) scale(.9)"/>
</symbol>
<symbol id="frame-3" viewBox="0 0 100 100">
  <use href="#shape-3" fill="#05040f" transform="translate(0 3)" opacity=".5"/>
  <use href="#shape-3" fill="#b583f5"/>
  <use href="#shape-3" fill="#2c1a4e" transform="translate(5 5) scale(.9)"/>
</symbol>
<symbol id="fox-redd" viewBox="0 0 100 100">
  <circle cx="50" cy="36" r="27" fill="#f6e7b8" opacity=".9"/>
  <path d="M24 14L47 36L26 52Z" fill="#c9491c"/>
  <path d="M28 23L40 36L29 44Z" fill="#3b1420"/>
  <g transform="translate(100 0) scale(-1 1)">
  <path d="M24 14L47 36L26 52Z" fill="#c9491c"/>
  <path d="M28 23L40 36L29 44Z" fill="#3b1420"/>
  </g>
  <path d="M50 32C62 32 72 37 78 48L89 61L77 66L64 78L50 88L36 78L23 66L11 61L22 48C28 37 38 32 50 32Z" fill="#e8642a"/>
  <path d="M50 32C62 32 72 37 78 48L89 61L77 66L64 78L50 88L55 60Z" fill="#c9491c"/>
  <path d="M11 61L34 60L46 70L50 88L36 78L23 66Z" fill="#fff0d8"/>
  <path d="M29 52C34 50 40 53 42 58C37 60 31 58 29 52Z" fill="#1b1020"/>
  <g transform="translate(100 0) scale(-1 1)">
  <path d="M11 61L34 60L46 70L50 88L36 78L23 66Z" fill="#fff0d8"/>
  <path d="M29 52C34 50 40 53 42 58C37 60 31 58 29 52Z" fill="#1b1020"/>
  </g>
  <path d="M50 34C54 40 57 42 54 48C53 51 47 51 46 48C43 42 48 41 50 34Z" fill="#ffd561"/>
  <ellipse cx="50" cy="84" rx="5.5" ry="4.5" fill="#1b1020"/>
</symbol>
<symbol id="fox-sage" viewBox="0 0 100 100">
  <circle cx="50" cy="40" r="29" fill="#f6e7b8" opacity=".9"/>
  <path d="M24 20C34 22 42 30 46 40L24 54C20 42 20 30 24 20Z" fill="#7f9a94"/>
  <path d="M28 30C34 32 38 37 40 42L28 48C26 42 26 36 28 30Z" fill="#3d534f"/>
  <g transform="translate(100 0) scale(-1 1)">
  <path d="M24 20C34 22 42 30 46 40L24 54C20 42 20 30 24 20Z" fill="#7f9a94"/>
  <path d="M28 30C34 32 38 37 40 42L28 48C26 42 26 36 28 30Z" fill="#3d534f"/>
  </g>
  <path d="M50 36C64 36 76 42 80 54C84 58 88 60 88 64C82 66 78 66 76 70C68 76 60 84 50 88C40 84 32 76 24 70C22 66 18 66 12 64C12 60 16 58 20 54C24 42 36 36 50 36Z" fill="#b6c9c2"/>
  <path d="M50 36C64 36 76 42 80 54C84 58 88 60 88 64C82 66 78 66 76 70C68 76 60 84 50 88L56 62Z" fill="#93aba4"/>
  <path d="M12 64C24 58 38 60 46 70L50 88C40 84 32 76 24 70C22 66 18 66 12 64Z" fill="#f7faf4"/>
  <path d="M28 58C33 62 39 62 43 59" fill="none" stroke="#17231f" stroke-width="4" stroke-linecap="round"/>
  <g transform="translate(100 0) scale(-1 1)">
  <path d="M12 64C24 58 38 60 46 70L50 88C40 84 32 76 24 70C22 66 18 66 12 64Z" fill="#f7faf4"/>
  <path d="M28 58C33 62 39 62 43 59" fill="none" stroke="#17231f" stroke-width="4" stroke-linecap="round"/>
  </g>
  <ellipse cx="50" cy="84" rx="5.5" ry="4.5" fill="#17231f"/>
  <path d="M52 36C54 22 66 16 78 18C78 30 68 38 52 36Z" fill="#9fd06a"/>
  <path d="M52 36C60 30 68 24 78 18C78 30 68 38 52 36Z" fill="#5f9a48"/>
</symbol>
<symbol id="fox-abigail" viewBox="0 0 100 100">
  <circle cx="50" cy="42" r="24" fill="#f6e7b8" opacity=".9"/>
  <path d="M33 18L48 38L30 50Z" fill="#3f4560"/>
  <path d="M35 27L42 37L34 43Z" fill="#a8607c"/>
  <g transform="translate(100 0) scale(-1 1)">
  <path d="M33 18L48 38L30 50Z" fill="#3f4560"/>
  <path d="M35 27L42 37L34 43Z" fill="#a8607c"/>
  </g>
  <path d="M50 35C60 35 68 39 73 48L83 50L77 56L85 61L75 63L78 70L66 71L50 86L34 71L22 70L25 63L15 61L23 56L17 50L27 48C32 39 40 35 50 35Z" fill="#585f80"/>
  <path d="M50 35C60 35 68 39 73 48L83 50L77 56L85 61L75 63L78 70L66 71L50 86L54 60Z" fill="#434968"/>
  <path d="M22 70L34 60L46 66L50 86L34 71Z" fill="#e8ecf8"/>
  <path d="M31 53C36 50 42 53 43 58C38 60 33 58 31 53Z" fill="#ffe08a"/>
  <ellipse cx="38" cy="55.5" rx="1.8" ry="3.2" fill="#131528"/>
  <g transform="translate(100 0) scale(-1 1)">
  <path d="M22 70L34 60L46 66L50 86L34 71Z" fill="#e8ecf8"/>
  <path d="M31 53C36 50 42 53 43 58C38 60 33 58 31 53Z" fill="#ffe08a"/>
  <ellipse cx="38" cy="55.5" rx="1.8" ry="3.2" fill="#131528"/>
  </g>
  <ellipse cx="50" cy="82" rx="5" ry="4" fill="#131528"/>
  <circle cx="70" cy="34" r="4.5" fill="none" stroke="#ffd27a" stroke-width="2.8"/>
  <path d="M45 38L50 46L55 38" fill="none" stroke="#e8ecf8" stroke-width="3" stroke-linecap="round"/>
</symbol>
<symbol id="fox-flint" viewBox="0 0 100 100">
  <circle cx="50" cy="42" r="25" fill="#f6e7b8" opacity=".9"/>
  <path d="M17 22C28 20 42 30 46 44L28 54C18 46 14 32 17 22Z" fill="#dcae74"/>
  <path d="M22 28C30 28 38 36 40 44L30 48C24 43 21 35 22 28Z" fill="#8d4a4e"/>
  <g transform="translate(100 0) scale(-1 1)">
  <path d="M17 22C28 20 42 30 46 44L28 54C18 46 14 32 17 22Z" fill="#dcae74"/>
  <path d="M22 28C30 28 38 36 40 44L30 48C24 43 21 35 22 28Z" fill="#8d4a4e"/>
  </g>
  <path d="M50 38C62 38 72 44 75 54L84 62L74 68L62 80L50 87L38 80L26 68L16 62L25 54C28 44 38 38 50 38Z" fill="#f0cd95"/>
  <path d="M50 38C62 38 72 44 75 54L84 62L74 68L62 80L50 87L55 62Z" fill="#dcae74"/>
  <path d="M16 62L36 64L46 72L50 87L38 80L26 68Z" fill="#fff6e4"/>
  <path d="M40 73L14 70M41 76L18 80" stroke="#fff6e4" stroke-width="2" stroke-linecap="round"/>
  <g transform="translate(100 0) scale(-1 1)">
  <path d="M16 62L36 64L46 72L50 87L38 80L26 68Z" fill="#fff6e4"/>
  <path d="M40 73L14 70M41 76L18 80" stroke="#fff6e4" stroke-width="2" stroke-linecap="round"/>
  </g>
  <g>
  <path d="M18 50H82" stroke="#5a3a22" stroke-width="4"/>
  <circle cx="37" cy="56" r="10" fill="#5a3a22"/>
  <circle cx="63" cy="56" r="10" fill="#5a3a22"/>
  <circle cx="37" cy="56" r="6.8" fill="#9defff"/>
  <circle cx="63" cy="56" r="6.8" fill="#9defff"/>
  <circle cx="38" cy="57" r="3" fill="#17132b"/>
  <circle cx="62" cy="57" r="3" fill="#17132b"/>
  </g>
  <ellipse cx="50" cy="83" rx="5" ry="4" fill="#241526"/>
</symbol>
<symbol id="fox-nobody" viewBox="0 0 100 100">
  <circle cx="50" cy="40" r="27" fill="#cfc3ff" opacity=".35"/>
  <path d="M27 15L47 36L27 52Z" fill="#171130"/>
  <path d="M73 15L53 36L73 52Z" fill="#171130"/>
  <path d="M50 32C62 32 71 38 76 48L86 56L78 60L84 68L72 69L62 80L50 90L38 80L28 69L16 68L22 60L14 56L24 48C29 38 38 32 50 32Z" fill="#221a44"/>
  <path d="M50 32C62 32 71 38 76 48L86 56L78 60L84 68L72 69L62 80L50 90L55 60Z" fill="#171130"/>
  <path d="M28 52C34 49 41 53 43 59C37 61 31 58 28 52Z" fill="#e9e2ff"/>
  <path d="M72 52C66 49 59 53 57 59C63 61 69 58 72 52Z" fill="#e9e2ff"/>
  <path d="M42 78Q46 74 50 78T58 78" fill="none" stroke="#cfc3ff" stroke-width="3" stroke-linecap="round"/>
</symbol>
`,gn=`<symbol id="art-herb-a" viewBox="0 0 160 160">
  <path d="M60 134C60 92 70 56 112 34" fill="none" stroke="#0c1f10" stroke-opacity=".45" stroke-width="7" stroke-linecap="round" transform="translate(3 4)"/>
  <path d="M60 134C60 92 70 56 112 34" fill="none" stroke="#c9e88d" stroke-width="6" stroke-linecap="round"/>
  <g transform="translate(61 118) rotate(205)">
  <path d="M0 0C7 -7.5 19 -7.5 27 0C19 7.5 7 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H27C19 7.5 7 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(61 114) rotate(-22)">
  <path d="M0 0C8 -7.5 21 -7.5 30 0C21 7.5 8 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H30C21 7.5 8 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(64 100) rotate(200)">
  <path d="M0 0C8 -7.5 22 -7.5 31 0C22 7.5 8 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H31C22 7.5 8 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(65 96) rotate(-16)">
  <path d="M0 0C8 -7.5 24 -7.5 34 0C24 7.5 8 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H34C24 7.5 8 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(70 82) rotate(195)">
  <path d="M0 0C8 -7.5 22 -7.5 32 0C22 7.5 8 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H32C22 7.5 8 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(72 78) rotate(-4)">
  <path d="M0 0C8 -7.5 24 -7.5 34 0C24 7.5 8 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H34C24 7.5 8 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(79 66) rotate(205)">
  <path d="M0 0C8 -7.5 21 -7.5 30 0C21 7.5 8 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H30C21 7.5 8 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(82 63) rotate(12)">
  <path d="M0 0C8 -7.5 22 -7.5 32 0C22 7.5 8 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H32C22 7.5 8 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(91 51) rotate(220)">
  <path d="M0 0C6 -7.5 18 -7.5 26 0C18 7.5 6 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H26C18 7.5 6 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(95 48) rotate(24)">
  <path d="M0 0C7 -7.5 19 -7.5 27 0C19 7.5 7 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H27C19 7.5 7 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(105 38) rotate(236)">
  <path d="M0 0C4 -7.5 13 -7.5 18 0C13 7.5 4 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H18C13 7.5 4 7.5 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(110 36) rotate(0)">
  <path d="M0 0C5 -7.5 14 -7.5 20 0C14 7.5 5 7.5 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H20C14 7.5 5 7.5 0 0Z" fill="#9fd06a"/>
  </g>
</symbol>
<symbol id="art-herb-b" viewBox="0 0 160 160">
  <path d="M80 134C80 100 78 80 80 44" fill="none" stroke="#0c1f10" stroke-opacity=".45" stroke-width="7" stroke-linecap="round" transform="translate(3 4)"/>
  <path d="M80 134C80 100 78 80 80 44" fill="none" stroke="#c9e88d" stroke-width="6" stroke-linecap="round"/>
  <g transform="translate(80 112) rotate(-150)">
  <path d="M0 0C10 -13 27 -13 38 0C27 13 10 13 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H38C27 13 10 13 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(80 112) rotate(-30)">
  <path d="M0 0C10 -13 27 -13 38 0C27 13 10 13 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H38C27 13 10 13 0 0Z" fill="#9fd06a"/>
  </g>
  <circle cx="58" cy="86" r="15" fill="#0c1f10" opacity=".45"/>
  <circle cx="56" cy="82" r="15" fill="#e86a8a"/>
  <path d="M56 67A15 15 0 0 1 56 97A22.5 22.5 0 0 0 56 67Z" fill="#b23c63"/>
  <circle cx="50.8" cy="76.8" r="4.2" fill="#ffe3e6"/>
  <circle cx="106" cy="84" r="15" fill="#0c1f10" opacity=".45"/>
  <circle cx="104" cy="80" r="15" fill="#e86a8a"/>
  <path d="M104 65A15 15 0 0 1 104 95A22.5 22.5 0 0 0 104 65Z" fill="#b23c63"/>
  <circle cx="98.8" cy="74.8" r="4.2" fill="#ffe3e6"/>
  <circle cx="82" cy="68" r="16" fill="#0c1f10" opacity=".45"/>
  <circle cx="80" cy="64" r="16" fill="#e86a8a"/>
  <path d="M80 48A16 16 0 0 1 80 80A24 24 0 0 0 80 48Z" fill="#b23c63"/>
  <circle cx="74.4" cy="58.4" r="4.5" fill="#ffe3e6"/>
  <circle cx="64" cy="54" r="13" fill="#0c1f10" opacity=".45"/>
  <circle cx="62" cy="50" r="13" fill="#e86a8a"/>
  <path d="M62 37A13 13 0 0 1 62 63A19.5 19.5 0 0 0 62 37Z" fill="#b23c63"/>
  <circle cx="57.5" cy="45.5" r="3.6" fill="#ffe3e6"/>
  <circle cx="100" cy="52" r="13" fill="#0c1f10" opacity=".45"/>
  <circle cx="98" cy="48" r="13" fill="#e86a8a"/>
  <path d="M98 35A13 13 0 0 1 98 61A19.5 19.5 0 0 0 98 35Z" fill="#b23c63"/>
  <circle cx="93.5" cy="43.5" r="3.6" fill="#ffe3e6"/>
  <circle cx="82" cy="36" r="13" fill="#0c1f10" opacity=".45"/>
  <circle cx="80" cy="32" r="13" fill="#e86a8a"/>
  <path d="M80 19A13 13 0 0 1 80 45A19.5 19.5 0 0 0 80 19Z" fill="#b23c63"/>
  <circle cx="75.5" cy="27.4" r="3.6" fill="#ffe3e6"/>
</symbol>
<symbol id="art-herb-c" viewBox="0 0 160 160">
  <path d="M80 66C82 92 88 112 78 134" fill="none" stroke="#0c1f10" stroke-opacity=".45" stroke-width="8" stroke-linecap="round" transform="translate(3 4)"/>
  <path d="M80 66C82 92 88 112 78 134" fill="none" stroke="#c9e88d" stroke-width="7" stroke-linecap="round"/>
  <g opacity=".4" transform="translate(3 5)">
  <circle cx="80" cy="42" r="24" fill="#0c1f10"/>
  <circle cx="54" cy="76" r="24" fill="#0c1f10"/>
  <circle cx="106" cy="76" r="24" fill="#0c1f10"/>
  </g>
  <g transform="translate(80 66) rotate(0)">
  <path d="M0 0C-10 -8 -26 -14 -26 -30C-26 -42 -8 -46 0 -34C8 -46 26 -42 26 -30C26 -14 10 -8 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0C10 -8 26 -14 26 -30C26 -42 8 -46 0 -34Z" fill="#9fd06a"/>
  <path d="M-14 -26Q0 -14 14 -26" fill="none" stroke="#5f9a48" stroke-width="3.4" stroke-linecap="round"/>
  </g>
  <g transform="translate(80 66) rotate(118)">
  <path d="M0 0C-10 -8 -26 -14 -26 -30C-26 -42 -8 -46 0 -34C8 -46 26 -42 26 -30C26 -14 10 -8 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0C10 -8 26 -14 26 -30C26 -42 8 -46 0 -34Z" fill="#9fd06a"/>
  <path d="M-14 -26Q0 -14 14 -26" fill="none" stroke="#5f9a48" stroke-width="3.4" stroke-linecap="round"/>
  </g>
  <g transform="translate(80 66) rotate(-118)">
  <path d="M0 0C-10 -8 -26 -14 -26 -30C-26 -42 -8 -46 0 -34C8 -46 26 -42 26 -30C26 -14 10 -8 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0C10 -8 26 -14 26 -30C26 -42 8 -46 0 -34Z" fill="#9fd06a"/>
  <path d="M-14 -26Q0 -14 14 -26" fill="none" stroke="#5f9a48" stroke-width="3.4" stroke-linecap="round"/>
  </g>
</symbol>
<symbol id="art-herb-d" viewBox="0 0 160 160">
  <path d="M54 134C44 84 60 36 92 32C110 30 118 40 118 48" fill="none" stroke="#0c1f10" stroke-opacity=".45" stroke-width="7" stroke-linecap="round" transform="translate(3 4)"/>
  <path d="M54 134C44 84 60 36 92 32C110 30 118 40 118 48" fill="none" stroke="#c9e88d" stroke-width="6" stroke-linecap="round"/>
  <path d="M60 74C70 62 84 66 86 74" fill="none" stroke="#0c1f10" stroke-opacity=".45" stroke-width="6" stroke-linecap="round" transform="translate(3 4)"/>
  <path d="M60 74C70 62 84 66 86 74" fill="none" stroke="#c9e88d" stroke-width="5" stroke-linecap="round"/>
  <g transform="translate(53 124) rotate(-158)">
  <path d="M0 0C8 -10 21 -10 30 0C21 10 8 10 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H30C21 10 8 10 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(54 120) rotate(-34)">
  <path d="M0 0C12 -11 32 -11 46 0C32 11 12 11 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H46C32 11 12 11 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(118 46) scale(1.05)">
  <path d="M0 0C12 0 18 10 18 26L9 22L0 31L-9 22L-18 26C-18 10-12 0 0 0Z" fill="#0c1f10" opacity=".4" transform="translate(2 4)"/>
  <path d="M0 0C12 0 18 10 18 26L9 22L0 31L-9 22L-18 26C-18 10-12 0 0 0Z" fill="#f6f3ff"/>
  <path d="M0 0C12 0 18 10 18 26L9 22L0 31Z" fill="#b8b2e8"/>
  </g>
  <g transform="translate(87 72) scale(0.95)">
  <path d="M0 0C12 0 18 10 18 26L9 22L0 31L-9 22L-18 26C-18 10-12 0 0 0Z" fill="#0c1f10" opacity=".4" transform="translate(2 4)"/>
  <path d="M0 0C12 0 18 10 18 26L9 22L0 31L-9 22L-18 26C-18 10-12 0 0 0Z" fill="#f6f3ff"/>
  <path d="M0 0C12 0 18 10 18 26L9 22L0 31Z" fill="#b8b2e8"/>
  </g>
  <g transform="translate(82 30) scale(0.8)">
  <path d="M0 0C12 0 18 10 18 26L9 22L0 31L-9 22L-18 26C-18 10-12 0 0 0Z" fill="#0c1f10" opacity=".4" transform="translate(2 4)"/>
  <path d="M0 0C12 0 18 10 18 26L9 22L0 31L-9 22L-18 26C-18 10-12 0 0 0Z" fill="#f6f3ff"/>
  <path d="M0 0C12 0 18 10 18 26L9 22L0 31Z" fill="#b8b2e8"/>
  </g>
</symbol>
<symbol id="art-herb-e" viewBox="0 0 160 160">
  <path d="M80 134V72" fill="none" stroke="#0c1f10" stroke-opacity=".45" stroke-width="8" stroke-linecap="round" transform="translate(3 4)"/>
  <path d="M80 134V72" fill="none" stroke="#c9e88d" stroke-width="7" stroke-linecap="round"/>
  <g transform="translate(80 126) rotate(-155)">
  <path d="M0 0C11 -11 31 -11 44 0C31 11 11 11 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H44C31 11 11 11 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(80 126) rotate(-25)">
  <path d="M0 0C11 -11 31 -11 44 0C31 11 11 11 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H44C31 11 11 11 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(80 108) rotate(-140)">
  <path d="M0 0C8 -8 21 -8 30 0C21 8 8 8 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H30C21 8 8 8 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(80 108) rotate(-40)">
  <path d="M0 0C8 -8 21 -8 30 0C21 8 8 8 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H30C21 8 8 8 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(80 60)">
  <path transform="rotate(0)" d="M-7 -8L0 -44L7 -8Z" fill="#e9b6ff"/>
  <path transform="rotate(30)" d="M-7 -8L0 -44L7 -8Z" fill="#b57be0"/>
  <path transform="rotate(60)" d="M-7 -8L0 -44L7 -8Z" fill="#e9b6ff"/>
  <path transform="rotate(90)" d="M-7 -8L0 -44L7 -8Z" fill="#b57be0"/>
  <path transform="rotate(120)" d="M-7 -8L0 -44L7 -8Z" fill="#e9b6ff"/>
  <path transform="rotate(150)" d="M-7 -8L0 -44L7 -8Z" fill="#b57be0"/>
  <path transform="rotate(180)" d="M-7 -8L0 -44L7 -8Z" fill="#e9b6ff"/>
  <path transform="rotate(210)" d="M-7 -8L0 -44L7 -8Z" fill="#b57be0"/>
  <path transform="rotate(240)" d="M-7 -8L0 -44L7 -8Z" fill="#e9b6ff"/>
  <path transform="rotate(270)" d="M-7 -8L0 -44L7 -8Z" fill="#b57be0"/>
  <path transform="rotate(300)" d="M-7 -8L0 -44L7 -8Z" fill="#e9b6ff"/>
  <path transform="rotate(330)" d="M-7 -8L0 -44L7 -8Z" fill="#b57be0"/>
  <circle r="15" fill="#ffe08a"/>
  <path d="M0-15A15 15 0 0 1 0 15A22 22 0 0 0 0-15Z" fill="#d9a03c"/>
  </g>
</symbol>
<symbol id="art-herb-wild" viewBox="0 0 160 160">
  <path d="M80 134C78 116 82 104 80 86" fill="none" stroke="#0c1f10" stroke-opacity=".45" stroke-width="8" stroke-linecap="round" transform="translate(3 4)"/>
  <path d="M80 134C78 116 82 104 80 86" fill="none" stroke="#c9e88d" stroke-width="7" stroke-linecap="round"/>
  <g transform="translate(80 128) rotate(-165)">
  <path d="M0 0C12 -11 32 -11 46 0C32 11 12 11 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H46C32 11 12 11 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(80 128) rotate(-15)">
  <path d="M0 0C12 -11 32 -11 46 0C32 11 12 11 0 0Z" fill="#d9f2a2"/>
  <path d="M0 0H46C32 11 12 11 0 0Z" fill="#9fd06a"/>
  </g>
  <g transform="translate(80 66)">
  <path transform="rotate(36)" d="M0 0C-16 -14 -15 -36 0 -46C15 -36 16 -14 0 0Z" fill="#f6f3ff"/>
  <path transform="rotate(36)" d="M0 0C16 -14 15 -36 0 -46Z" fill="#000" opacity=".16"/>
  <path transform="rotate(108)" d="M0 0C-16 -14 -15 -36 0 -46C15 -36 16 -14 0 0Z" fill="#ff9fb0"/>
  <path transform="rotate(108)" d="M0 0C16 -14 15 -36 0 -46Z" fill="#000" opacity=".16"/>
  <path transform="rotate(180)" d="M0 0C-16 -14 -15 -36 0 -46C15 -36 16 -14 0 0Z" fill="#9fe0d0"/>
  <path transform="rotate(180)" d="M0 0C16 -14 15 -36 0 -46Z" fill="#000" opacity=".16"/>
  <path transform="rotate(252)" d="M0 0C-16 -14 -15 -36 0 -46C15 -36 16 -14 0 0Z" fill="#cfa6f5"/>
  <path transform="rotate(252)" d="M0 0C16 -14 15 -36 0 -46Z" fill="#000" opacity=".16"/>
  <path transform="rotate(324)" d="M0 0C-16 -14 -15 -36 0 -46C15 -36 16 -14 0 0Z" fill="#ffd86b"/>
  <path transform="rotate(324)" d="M0 0C16 -14 15 -36 0 -46Z" fill="#000" opacity=".16"/>
  <circle r="15" fill="#17132b"/>
  <path d="M0 -13L3.3 -3.3L13 0L3.3 3.3L0 13L-3.3 3.3L-13 0L-3.3 -3.3Z" fill="#ffe9a8"/>
  </g>
</symbol>
`,_n=`<symbol id="enchant-frame" viewBox="0 0 160 160">
  <rect x="5" y="5" width="150" height="150" rx="17" fill="none" stroke="#6b4a12" stroke-width="9"/>
  <rect x="5" y="5" width="150" height="150" rx="17" fill="none" stroke="#ffd27a" stroke-width="6"/>
  <rect x="11.5" y="11.5" width="137" height="137" rx="11" fill="none" stroke="#fff3cf" stroke-width="2" stroke-dasharray="1 7" stroke-linecap="round"/>
  <path d="M141 58L143 64L149 66L143 68L141 74L139 68L133 66L139 64Z" fill="#fff6dc"/>
  <path d="M21 82L22.5 86.5L27 88L22.5 89.5L21 94L19.5 89.5L15 88L19.5 86.5Z" fill="#ffe3a1"/>
  <path d="M140 95L141.3 98.7L145 100L141.3 101.3L140 105L138.7 101.3L135 100L138.7 98.7Z" fill="#ffe3a1"/>
</symbol>
<symbol id="enchant-seal" viewBox="0 0 160 160">
  <circle cx="29" cy="29" r="19" fill="#120c28"/>
  <circle cx="29" cy="29" r="19" fill="none" stroke="#ffd27a" stroke-width="4"/>
  <path d="M33 17A13 13 0 1 0 41 36A11.5 11.5 0 1 1 33 17Z" fill="#ffe9b0"/>
  <path d="M36 19.5L37.7 24.3L42.5 26L37.7 27.7L36 32.5L34.3 27.7L29.5 26L34.3 24.3Z" fill="#fff6dc"/>
</symbol>
<defs>
  <g id="plaque">
    <path d="M0-44H34A12 12 0 0 1 46-32V0H14A14 14 0 0 1 0-14Z" fill="#0a0919" opacity=".45" transform="translate(1.5 -1.5)"/>
    <path d="M0-43H33A12 12 0 0 1 45-31V0H14A14 14 0 0 1 0-14Z" fill="#f3ead6"/>
  </g>
  <g id="leaf-disc">
    <circle cy="1.5" r="20.5" fill="#0a0919" opacity=".5"/>
    <circle r="19" fill="#dff3b4"/>
  </g>
  <g id="wild-star">
    <path d="M0-15L3.2-3.2L15 0L3.2 3.2L0 15L-3.2 3.2L-15 0L-3.2-3.2Z" fill="#17132b"/>
    <circle r="3" fill="#f3ead6"/>
  </g>
  <g id="disc">
    <circle cy="1.5" r="18.5" fill="#0a0919" opacity=".55"/>
    <circle r="17" fill="#f3ead6"/>
  </g>
  <clipPath id="glass">
    <path d="M68 32H92L111 51V75L92 94H68L49 75V51Z"/>
  </clipPath>
</defs>
<symbol id="how-feather" viewBox="0 0 46 44">
  <g fill="#17132b">
    <rect x="6" y="28" width="8" height="9" rx="1.5"/>
    <rect x="18" y="19" width="8" height="18" rx="1.5"/>
    <rect x="30" y="8" width="8" height="29" rx="1.5"/>
  </g>
</symbol>
<symbol id="how-tripti" viewBox="0 0 46 44">
  <g fill="#17132b">
    <circle cx="23" cy="13" r="6.5"/>
    <circle cx="13.5" cy="30" r="6.5"/>
    <circle cx="32.5" cy="30" r="6.5"/>
  </g>
</symbol>
<symbol id="how-duode" viewBox="0 0 46 44">
  <g fill="#17132b">
    <circle cx="13" cy="23" r="8"/>
    <circle cx="33" cy="23" r="8"/>
  </g>
</symbol>
<symbol id="how-egg" viewBox="0 0 46 44">
  <path d="M5 36V14L14 22L23 7L32 22L41 14V36Z" fill="#17132b"/>
</symbol>
<symbol id="how-runestone" viewBox="0 0 46 44">
  <g fill="none" stroke="#17132b" stroke-width="4" stroke-linecap="round">
    <rect x="9" y="7" width="21" height="29" rx="3"/>
    <path d="M35 12L40 13V34A4 4 0 0 1 36 39H19" stroke-width="3.5"/>
    <path d="M19.5 15.5V27.5M13.5 21.5H25.5"/>
  </g>
</symbol>
<symbol id="how-mirror" viewBox="0 0 46 44">
  <path d="M10 17H36M10 29H36" fill="none" stroke="#17132b" stroke-width="6" stroke-linecap="round"/>
</symbol>
`,vn=`<defs>
  <radialGradient id="g-skull"><stop offset="0" stop-color="#8f9be0" stop-opacity=".62"/><stop offset=".55" stop-color="#8f9be0" stop-opacity=".22"/><stop offset="1" stop-color="#8f9be0" stop-opacity="0"/></radialGradient>
  <radialGradient id="g-feather"><stop offset="0" stop-color="#ff9a4a" stop-opacity=".62"/><stop offset=".55" stop-color="#ff9a4a" stop-opacity=".22"/><stop offset="1" stop-color="#ff9a4a" stop-opacity="0"/></radialGradient>
  <radialGradient id="g-mushroom"><stop offset="0" stop-color="#5fd8c4" stop-opacity=".62"/><stop offset=".55" stop-color="#5fd8c4" stop-opacity=".22"/><stop offset="1" stop-color="#5fd8c4" stop-opacity="0"/></radialGradient>
  <radialGradient id="g-herb"><stop offset="0" stop-color="#b8e07a" stop-opacity=".62"/><stop offset=".55" stop-color="#b8e07a" stop-opacity=".22"/><stop offset="1" stop-color="#b8e07a" stop-opacity="0"/></radialGradient>
  <radialGradient id="g-egg"><stop offset="0" stop-color="#d9a6ff" stop-opacity=".62"/><stop offset=".55" stop-color="#d9a6ff" stop-opacity=".22"/><stop offset="1" stop-color="#d9a6ff" stop-opacity="0"/></radialGradient>
  <radialGradient id="g-chest"><stop offset="0" stop-color="#ffb95e" stop-opacity=".62"/><stop offset=".55" stop-color="#ffb95e" stop-opacity=".22"/><stop offset="1" stop-color="#ffb95e" stop-opacity="0"/></radialGradient>
  <radialGradient id="g-runestone"><stop offset="0" stop-color="#7fe6ff" stop-opacity=".62"/><stop offset=".55" stop-color="#7fe6ff" stop-opacity=".22"/><stop offset="1" stop-color="#7fe6ff" stop-opacity="0"/></radialGradient>
  <radialGradient id="g-mirror"><stop offset="0" stop-color="#d8f2ff" stop-opacity=".62"/><stop offset=".55" stop-color="#d8f2ff" stop-opacity=".22"/><stop offset="1" stop-color="#d8f2ff" stop-opacity="0"/></radialGradient>
  <radialGradient id="g-sprite"><stop offset="0" stop-color="#fff0a8" stop-opacity=".75"/><stop offset="1" stop-color="#fff0a8" stop-opacity="0"/></radialGradient>
</defs>
<symbol id="plate-skull" viewBox="0 0 160 160">
  <rect x="2" y="2" width="156" height="156" rx="20" fill="#0a0919"/>
  <rect x="3" y="3" width="154" height="154" rx="19" fill="#8790c4"/>
  <rect x="8" y="8" width="144" height="144" rx="14" fill="#343d6b"/>
  <circle cx="80" cy="76" r="66" fill="url(#g-skull)"/>
  <g fill="#222950">
  <path d="M8 118C30 104 46 112 66 108C92 102 112 112 152 98V138A14 14 0 0 1 138 152H22A14 14 0 0 1 8 138Z"/>
  <path d="M18 8L22 60L16 66L26 62L30 84L28 118H38L36 74L50 62L36 64L30 8Z" opacity=".7"/>
  <path d="M138 60L134 84L124 76L133 92L131 118H142L141 84L152 74V60L141 74Z" opacity=".7"/>
  </g>
  <path d="M10 62V22A12 12 0 0 1 22 10H62" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"/>
</symbol>
<symbol id="plate-feather" viewBox="0 0 160 160">
  <rect x="2" y="2" width="156" height="156" rx="20" fill="#0a0919"/>
  <rect x="3" y="3" width="154" height="154" rx="19" fill="#c66a5c"/>
  <rect x="8" y="8" width="144" height="144" rx="14" fill="#5a1f33"/>
  <circle cx="80" cy="76" r="66" fill="url(#g-feather)"/>
  <g fill="#3a1122">
  <path d="M8 124C40 96 60 132 96 118C124 108 136 116 152 104V138A14 14 0 0 1 138 152H22A14 14 0 0 1 8 138Z"/>
  <path d="M22 8H60L80 70L44 40ZM92 8H128L96 64ZM8 52L60 82L8 84ZM152 60L108 84L152 92Z" opacity=".55"/>
  </g>
  <path d="M10 62V22A12 12 0 0 1 22 10H62" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"/>
</symbol>
<symbol id="plate-mushroom" viewBox="0 0 160 160">
  <rect x="2" y="2" width="156" height="156" rx="20" fill="#0a0919"/>
  <rect x="3" y="3" width="154" height="154" rx="19" fill="#5aa79c"/>
  <rect x="8" y="8" width="144" height="144" rx="14" fill="#14494c"/>
  <circle cx="80" cy="76" r="66" fill="url(#g-mushroom)"/>
  <g fill="#0b3034">
  <path d="M8 124C28 116 44 122 62 120C92 116 120 126 152 116V138A14 14 0 0 1 138 152H22A14 14 0 0 1 8 138Z"/>
  <g opacity=".6">
  <circle cx="28" cy="34" r="7"/>
  <circle cx="46" cy="20" r="4"/>
  <circle cx="24" cy="64" r="4"/>
  <circle cx="132" cy="72" r="6"/>
  <circle cx="140" cy="94" r="3.5"/>
  <circle cx="66" cy="24" r="3"/>
  </g>
  </g>
  <path d="M10 62V22A12 12 0 0 1 22 10H62" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"/>
</symbol>
<symbol id="plate-herb" viewBox="0 0 160 160">
  <rect x="2" y="2" width="156" height="156" rx="20" fill="#0a0919"/>
  <rect x="3" y="3" width="154" height="154" rx="19" fill="#86b06a"/>
  <rect x="8" y="8" width="144" height="144" rx="14" fill="#28552f"/>
  <circle cx="80" cy="76" r="66" fill="url(#g-herb)"/>
  <g fill="#173a1f">
  <path d="M8 128C40 116 60 126 84 122C110 118 130 128 152 120V138A14 14 0 0 1 138 152H22A14 14 0 0 1 8 138Z"/>
  <g opacity=".55">
  <path d="M8 96C24 92 34 78 34 56C18 60 8 72 8 96ZM152 108C136 102 126 88 128 64C144 70 152 84 152 108ZM8 50C20 48 28 36 28 18C14 22 8 34 8 50Z"/>
  </g>
  </g>
  <path d="M10 62V22A12 12 0 0 1 22 10H62" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"/>
</symbol>
<symbol id="plate-egg" viewBox="0 0 160 160">
  <rect x="2" y="2" width="156" height="156" rx="20" fill="#0a0919"/>
  <rect x="3" y="3" width="154" height="154" rx="19" fill="#a37fd0"/>
  <rect x="8" y="8" width="144" height="144" rx="14" fill="#47296a"/>
  <circle cx="80" cy="76" r="66" fill="url(#g-egg)"/>
  <g fill="#2d1849">
  <path d="M8 122C34 110 50 120 80 116C110 112 128 122 152 110V138A14 14 0 0 1 138 152H22A14 14 0 0 1 8 138Z"/>
  <g fill="none" stroke-width="5" opacity=".6" stroke="#2d1849">
  <path d="M14 92A66 66 0 0 1 146 92M30 100A50 50 0 0 1 130 100"/>
  </g>
  </g>
  <path d="M10 62V22A12 12 0 0 1 22 10H62" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"/>
</symbol>
<symbol id="plate-chest" viewBox="0 0 160 160">
  <rect x="2" y="2" width="156" height="156" rx="20" fill="#0a0919"/>
  <rect x="3" y="3" width="154" height="154" rx="19" fill="#b78a54"/>
  <rect x="8" y="8" width="144" height="144" rx="14" fill="#4f3621"/>
  <circle cx="80" cy="76" r="66" fill="url(#g-chest)"/>
  <g fill="#332112">
  <path d="M8 122C40 116 60 124 90 120C118 116 132 122 152 118V138A14 14 0 0 1 138 152H22A14 14 0 0 1 8 138Z"/>
  <path d="M8 40C36 34 52 16 56 8H22A14 14 0 0 0 8 22ZM152 74C134 66 122 40 124 8H138A14 14 0 0 1 152 22Z" opacity=".6"/>
  </g>
  <path d="M10 62V22A12 12 0 0 1 22 10H62" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"/>
</symbol>
<symbol id="plate-runestone" viewBox="0 0 160 160">
  <rect x="2" y="2" width="156" height="156" rx="20" fill="#0a0919"/>
  <rect x="3" y="3" width="154" height="154" rx="19" fill="#7f97ab"/>
  <rect x="8" y="8" width="144" height="144" rx="14" fill="#2f3d4d"/>
  <circle cx="80" cy="76" r="66" fill="url(#g-runestone)"/>
  <g fill="#1d2834">
  <path d="M8 122C30 112 52 124 76 120C106 116 126 126 152 116V138A14 14 0 0 1 138 152H22A14 14 0 0 1 8 138Z"/>
  <path d="M16 116L20 70L36 64L40 116ZM122 116L126 84L140 80L146 116Z" opacity=".75"/>
  </g>
  <path d="M10 62V22A12 12 0 0 1 22 10H62" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"/>
</symbol>
<symbol id="plate-mirror" viewBox="0 0 160 160">
  <rect x="2" y="2" width="156" height="156" rx="20" fill="#0a0919"/>
  <rect x="3" y="3" width="154" height="154" rx="19" fill="#86b7d8"/>
  <rect x="8" y="8" width="144" height="144" rx="14" fill="#2a5578"/>
  <circle cx="80" cy="76" r="66" fill="url(#g-mirror)"/>
  <g fill="#193a57">
  <path d="M8 120C40 112 60 118 80 116C110 114 130 118 152 112V138A14 14 0 0 1 138 152H22A14 14 0 0 1 8 138Z"/>
  <path d="M8 60L60 8H92L8 92ZM100 152L152 100V128L128 152ZM112 8H138A14 14 0 0 1 152 22V26L100 78Z" opacity=".4"/>
  </g>
  <path d="M10 62V22A12 12 0 0 1 22 10H62" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2.5" stroke-linecap="round"/>
</symbol>
<symbol id="tile-back" viewBox="0 0 160 160">
  <rect x="2" y="2" width="156" height="156" rx="20" fill="#0a0919"/>
  <rect x="3" y="3" width="154" height="154" rx="19" fill="#6a6fa3"/>
  <rect x="8" y="8" width="144" height="144" rx="14" fill="#23284f"/>
  <path d="M104 40A46 46 0 1 0 118 104A38 38 0 1 1 104 40Z" fill="#e9dfbf"/>
  <path d="M106 51L109.8 62.2L121 66L109.8 69.8L106 81L102.2 69.8L91 66L102.2 62.2Z" fill="#ffd27a"/>
  <path d="M124 33L125.8 38.2L131 40L125.8 41.8L124 47L122.2 41.8L117 40L122.2 38.2Z" fill="#e9dfbf"/>
  <path d="M34 30L35.5 34.5L40 36L35.5 37.5L34 42L32.5 37.5L28 36L32.5 34.5Z" fill="#e9dfbf"/>
  <path d="M8 128L24 108L34 124L48 100L62 126L76 112L92 132L106 108L120 126L134 104L152 130V138A14 14 0 0 1 138 152H22A14 14 0 0 1 8 138Z" fill="#141837"/>
</symbol>
<symbol id="tile-hollow" viewBox="0 0 160 160">
  <rect x="6" y="6" width="148" height="148" rx="18" fill="var(--hollow,#0b0d1f)" opacity=".72"/>
  <rect x="6" y="6" width="148" height="148" rx="18" fill="none" stroke="var(--hollow-line,#4a5286)" stroke-opacity=".85" stroke-width="2.5" stroke-dasharray="3 8" stroke-linecap="round"/>
  <g fill="var(--hollow-pit,#1a1f42)">
  <path d="M80 30C108 30 130 52 130 80C130 108 108 130 80 130C52 130 30 108 30 80C30 52 52 30 80 30Z"/>
  </g>
</symbol>
`,yn=`<symbol id="art-runestone" viewBox="0 0 160 160">
  <path d="M48 132L42 72C42 48 56 24 74 20C92 17 112 34 116 58L122 132C100 138 68 138 48 132Z" fill="#080716" opacity=".45" transform="translate(3 5)"/>
  <path d="M48 132L42 72C42 48 56 24 74 20C92 17 112 34 116 58L122 132C100 138 68 138 48 132Z" fill="#a9b8c4"/>
  <path d="M74 20C92 17 112 34 116 58L122 132C114 134 106 135 98 136L102 66C102 44 92 28 74 20Z" fill="#74869a"/>
  <path d="M48 132L46 112L58 120L70 114L84 124L98 116L110 122L121 116L122 132C100 138 68 138 48 132Z" fill="#5b7a4a"/>
  <path d="M52 60L58 54M108 96L114 100L110 106M50 92L56 96" stroke="#5f7183" stroke-width="3.5" stroke-linecap="round" fill="none"/>
  <circle cx="78" cy="74" r="30" fill="#17324a"/>
  <circle cx="78" cy="74" r="30" fill="none" stroke="#7fe6ff" stroke-width="4"/>
</symbol>
<symbol id="art-chest" viewBox="0 0 160 160">
  <path d="M28 86H132L127 138H33Z" fill="#080716" opacity=".45" transform="translate(3 5)"/>
  <path d="M28 82V66C28 44 44 34 80 34C116 34 132 44 132 66V82Z" fill="#080716" opacity=".4" transform="rotate(21 132 82) translate(3 5)"/>
  <path d="M40 84L44 62L60 70L82 58L94 72L118 70L124 84Z" fill="#ffdf8f" opacity=".55"/>
  <g fill="#ffcf70">
    <circle cx="52" cy="82" r="9"/>
    <circle cx="72" cy="78" r="11"/>
    <circle cx="96" cy="80" r="10"/>
    <circle cx="112" cy="84" r="7"/>
  </g>
  <path d="M72 67A11 11 0 0 1 78 87ZM96 70A10 10 0 0 1 102 88Z" fill="#d9962f"/>
  <g transform="rotate(21 132 82)">
    <path d="M28 82V66C28 44 44 34 80 34C116 34 132 44 132 66V82Z" fill="#b3702f"/>
    <path d="M80 34C116 34 132 44 132 66V82H98C102 62 98 44 80 34Z" fill="#7f4820"/>
    <path d="M46 40L59 36L60 82H46ZM101 36L114 40V82H100Z" fill="#e5b04e"/>
    <path d="M28 74H132V82H28Z" fill="#5c3216"/>
  </g>
  <path d="M28 86H132L127 138H33Z" fill="#96582a"/>
  <path d="M80 86H132L127 138H92Z" fill="#693a19"/>
  <path d="M28 86H132L131 95H29Z" fill="#c58a45"/>
  <path d="M42 86H56L57 138H45ZM104 86H118L115 138H103Z" fill="#e5b04e"/>
  <path d="M66 82H94V106C94 116 86 120 80 124C74 120 66 116 66 106Z" fill="#ffd98a"/>
  <path d="M80 92A7 7 0 0 1 84 105L86 114H74L76 105A7 7 0 0 1 80 92Z" fill="#17132b"/>
  <path d="M40 70C28 66 36 54 27 49C20 45 22 36 28 33" fill="none" stroke="#d9c8ff" stroke-width="5" stroke-linecap="round"/>
</symbol>
<symbol id="art-mirror" viewBox="0 0 160 160">
  <g fill="none" stroke="#080716" stroke-width="10" stroke-linecap="round" opacity=".45" transform="translate(3 5)">
    <path d="M28 58C28 104 54 122 80 122C106 122 132 104 132 58M80 122V134M52 140H108"/>
  </g>
  <path d="M64 22H96L121 47V79L96 104H64L39 79V47Z" fill="#080716" opacity=".45" transform="translate(3 5)"/>
  <g fill="none" stroke-linecap="round">
    <path d="M28 58C28 104 54 122 80 122C106 122 132 104 132 58" stroke="#a9bccd" stroke-width="10"/>
    <path d="M80 122C106 122 132 104 132 58" stroke="#71869e" stroke-width="10"/>
    <path d="M80 120V136" stroke="#8b9fb4" stroke-width="14"/>
  </g>
  <path d="M44 146L54 131H106L116 146Z" fill="#a9bccd"/>
  <path d="M80 131H106L116 146H86Z" fill="#71869e"/>
  <circle cx="28" cy="54" r="9" fill="#e9f4ff"/>
  <circle cx="132" cy="54" r="9" fill="#9db4cb"/>
  <path d="M64 22H96L121 47V79L96 104H64L39 79V47Z" fill="#8ea3ba"/>
  <path d="M80 22H96L121 47V79L96 104H80Z" fill="#566a8a"/>
  <path d="M68 32H92L111 51V75L92 94H68L49 75V51Z" fill="#eefaff"/>
  <path d="M80 32H92L111 51V75L92 94H80Z" fill="#86bbe4"/>
  <path d="M70 43A20 20 0 1 0 70 83A23 23 0 0 1 70 43Z" fill="#35648f"/>
  <path d="M90 43A20 20 0 1 1 90 83A23 23 0 0 0 90 43Z" fill="#f6fcff"/>
  <path d="M80 34V92" stroke="#1f4468" stroke-width="3" stroke-dasharray="6 6"/>
</symbol>
`,bn=`<symbol id="sym-skull" viewBox="0 0 24 24">
  <g fill="currentColor">
  <path fill-rule="evenodd" d="M12 2C6.2 2 2.5 5.8 2.5 10.8C2.5 13.8 4 16 6.5 17.2V20.5C6.5 21.6 7.2 22 8 22H9.2V19.3H10.9V22H13.1V19.3H14.8V22H16C16.8 22 17.5 21.6 17.5 20.5V17.2C20 16 21.5 13.8 21.5 10.8C21.5 5.8 17.8 2 12 2ZM8 9C9.7 9 10.6 10.3 10.4 11.8C10.2 13.4 9 14 7.8 13.9C6.3 13.8 5.4 12.7 5.5 11.3C5.6 9.9 6.6 9 8 9ZM16 9C17.4 9 18.4 9.9 18.5 11.3C18.6 12.7 17.7 13.8 16.2 13.9C15 14 13.8 13.4 13.6 11.8C13.4 10.3 14.3 9 16 9ZM12 13.8L13.4 16.8H10.6Z"/>
  </g>
</symbol>
<symbol id="sym-feather" viewBox="0 0 24 24">
  <g fill="currentColor">
  <path d="M21.5 2C13 1.6 6.6 5.3 5.2 11.2C4.8 12.9 4.9 14.4 5.3 15.7L14.2 8.2L6.6 16.9L2 22.2L3.2 22.8L7.6 18C9.2 18.5 11.6 18.4 13.6 17.3L12 15.9L15.5 16C17.2 14.7 18.5 12.8 19.3 10.6L16.9 10L20 8.6C20.9 6.3 21.4 4.1 21.5 2Z"/>
  </g>
</symbol>
<symbol id="sym-mushroom" viewBox="0 0 24 24">
  <g fill="currentColor">
  <path fill-rule="evenodd" d="M12 2.2C6 2.2 1.8 6.8 1.8 11.3C1.8 13.1 3.1 14 4.9 14H19.1C20.9 14 22.2 13.1 22.2 11.3C22.2 6.8 18 2.2 12 2.2ZM8.2 6.8A2 2 0 1 1 8.2 10.8A2 2 0 1 1 8.2 6.8ZM15.6 6A1.7 1.7 0 1 1 15.6 9.4A1.7 1.7 0 1 1 15.6 6Z"/>
  <path d="M8.8 15.4H15.2C15 17.6 15.4 19.4 16.3 21C16.6 21.6 16.2 22 15.6 22H8.4C7.8 22 7.4 21.6 7.7 21C8.6 19.4 9 17.6 8.8 15.4Z"/>
  </g>
</symbol>
<symbol id="sym-herb" viewBox="0 0 24 24">
  <g fill="currentColor">
  <path d="M12 1.2C16 4.4 16.8 8.8 14.6 12.2C17.2 9.8 20.4 9.4 23 10.8C21.8 15 18.4 17.3 13.4 16.6V22.6H10.6V16.6C5.6 17.3 2.2 15 1 10.8C3.6 9.4 6.8 9.8 9.4 12.2C7.2 8.8 8 4.4 12 1.2Z"/>
  </g>
</symbol>
<symbol id="sym-egg" viewBox="0 0 24 24">
  <g fill="currentColor">
  <path d="M12 1.8C16.4 1.8 19.4 7 20.1 11.6L16.4 9.4L12 12.4L7.6 9.4L3.9 11.6C4.6 7 7.6 1.8 12 1.8Z"/>
  <path d="M20.3 14C20.3 19 16.8 22.2 12 22.2C7.2 22.2 3.7 19 3.7 14L7.5 11.8L12 14.9L16.5 11.8Z"/>
  </g>
</symbol>
<symbol id="sym-chests" viewBox="0 0 24 24">
  <path fill="currentColor" d="M2.5 10.5V8.5A5 5 0 0 1 7.5 3.5H16.5A5 5 0 0 1 21.5 8.5V10.5H14.5V9.5H9.5V10.5ZM2.5 12.5H9.5V14A2.5 2.5 0 0 0 14.5 14V12.5H21.5V20.5H2.5ZM11 11H13V14H11Z"/>
</symbol>
<symbol id="sym-concoctions" viewBox="0 0 24 24">
  <path fill="currentColor" fill-rule="evenodd" d="M8.5 1.8H15.5V4.2H14.5V9L20.3 18.8A2.2 2.2 0 0 1 18.4 22.2H5.6A2.2 2.2 0 0 1 3.7 18.8L9.5 9V4.2H8.5ZM11.6 4.2V9.6L8.4 15H15.6L12.4 9.6V4.2Z"/>
</symbol>
<symbol id="sym-twilight" viewBox="0 0 24 24">
  <path fill="currentColor" d="M15 1.8A10.5 10.5 0 1 0 22.2 15.4A8.6 8.6 0 1 1 15 1.8Z"/>
</symbol>
<symbol id="sym-moonlight" viewBox="0 0 24 24">
  <path fill="currentColor" fill-rule="evenodd" d="M12 1.8A10.2 10.2 0 1 1 12 22.2A10.2 10.2 0 1 1 12 1.8ZM8.6 12.4A2.2 2.2 0 1 0 8.6 16.8A2.2 2.2 0 1 0 8.6 12.4ZM15.2 6.4A1.7 1.7 0 1 0 15.2 9.8A1.7 1.7 0 1 0 15.2 6.4ZM15.8 15.4A1.3 1.3 0 1 0 15.8 18A1.3 1.3 0 1 0 15.8 15.4Z"/>
</symbol>
<symbol id="sym-leftover" viewBox="0 0 24 24">
  <path fill="currentColor" d="M8.5 2H20A2 2 0 0 1 22 4V15.5A2 2 0 0 1 20 17.5H19.2V7A2.2 2.2 0 0 0 17 4.8H6.5V4A2 2 0 0 1 8.5 2ZM4 6.8H15.2A2 2 0 0 1 17.2 8.8V20A2 2 0 0 1 15.2 22H4A2 2 0 0 1 2 20V8.8A2 2 0 0 1 4 6.8Z"/>
</symbol>
<symbol id="sym-ability" viewBox="0 0 24 24">
  <path fill="currentColor" fill-rule="evenodd" d="M2 2.5L9.2 7H14.8L22 2.5V11.5C22 15.5 16.5 18 12 22C7.5 18 2 15.5 2 11.5ZM7.8 10.6A1.6 1.6 0 1 0 7.8 13.8A1.6 1.6 0 1 0 7.8 10.6ZM16.2 10.6A1.6 1.6 0 1 0 16.2 13.8A1.6 1.6 0 1 0 16.2 10.6Z"/>
</symbol>
<symbol id="sym-precious" viewBox="0 0 24 24">
  <path fill="currentColor" fill-rule="evenodd" d="M6 2.5H18L23 9L12 22.2L1 9ZM5.4 9.9L12 17.8L18.6 9.9Z"/>
</symbol>
`,xn=`<defs>
  <path id="shape-0" d="M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z"/>
  <path id="shape-1" d="M21 7H79A14 14 0 0 1 93 21V79A14 14 0 0 1 79 93H21A14 14 0 0 1 7 79V21A14 14 0 0 1 21 7Z"/>
  <path id="shape-2" d="M41.5 5.5Q50-1 58.5 5.5L94.5 41.5Q101 50 94.5 58.5L58.5 94.5Q50 101 41.5 94.5L5.5 58.5Q-1 50 5.5 41.5Z"/>
  <path id="shape-3" d="M31.3 11.3A20.5 20.5 0 0 1 68.7 11.3A20.5 20.5 0 0 1 91.9 40.4A20.5 20.5 0 0 1 83.6 76.8A20.5 20.5 0 0 1 50 93A20.5 20.5 0 0 1 16.4 76.8A20.5 20.5 0 0 1 8.1 40.4A20.5 20.5 0 0 1 31.3 11.3Z"/>
  <path id="shape-shadow" d="M50 3C60 9 66 4 75 10C79 18 88 18 92 28C90 37 98 44 96 54C90 60 93 70 86 78C77 79 73 88 63 92C55 88 47 96 38 94C32 87 22 88 15 80C14 71 5 66 4 55C10 48 5 38 11 29C20 27 22 17 31 11C39 13 43 6 50 3Z"/>
  <pattern id="pattern-0" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="7" cy="7" r="2.6" fill="#17132b" opacity=".38"/></pattern>
  <pattern id="pattern-1" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 12L12 0" stroke="#17132b" stroke-width="2.6" opacity=".36"/></pattern>
  <pattern id="pattern-2" width="14" height="10" patternUnits="userSpaceOnUse"><path d="M0 5H14" stroke="#17132b" stroke-width="2.4" opacity=".34"/></pattern>
  <pattern id="pattern-3" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M7 2V12M2 7H12" stroke="#17132b" stroke-width="2.2" opacity=".36"/></pattern>
</defs>
<defs>
  <g id="twigs" fill="none" stroke-linecap="round">
    <path d="M32 32L68 68M68 32L32 68" stroke="#17132b" stroke-width="11"/>
    <path d="M33 32L67 67M67 33L33 67" stroke="#7a4a28" stroke-width="6"/>
  </g>
  <path id="star-mark" d="M50 26L56.8 41.7L73.8 43.3L60.9 54.6L64.7 71.2L50 62.5L35.3 71.2L39.1 54.6L26.2 43.3L43.2 41.7Z" fill="#fff1c9" stroke="#fff1c9" stroke-width="4" stroke-linejoin="round"/>
</defs>
<symbol id="body-0" viewBox="0 0 100 100">
  <use href="#shape-0" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-0" fill="#a8540c"/>
  <use href="#shape-0" fill="#fff" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-0" fill="#ffa640" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
</symbol>
<symbol id="body-0-star" viewBox="0 0 100 100">
  <use href="#shape-0" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-0" fill="#ffa640"/>
  <use href="#shape-0" fill="#ffa640" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-0" fill="#17132b" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-0" fill="none" stroke="#ffa640" stroke-opacity=".6" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
</symbol>
<symbol id="body-0-down" viewBox="0 0 100 100">
  <use href="#shape-0" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-0" fill="#ffa640"/>
  <use href="#shape-0" fill="#ffa640" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-0" fill="#3d1d0a" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-0" fill="none" stroke="#ffa640" stroke-opacity=".35" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
  <path d="M57 30A21 21 0 1 0 70 60A17.5 17.5 0 1 1 57 30Z" fill="#ffa640"/>
  <path d="M62 36L63.8 41.2L69 43L63.8 44.8L62 50L60.2 44.8L55 43L60.2 41.2Z" fill="#ffa640"/>
</symbol>
<symbol id="mark-0" viewBox="0 0 100 100">
  <use href="#shape-0" fill="#a8540c"/>
  <use href="#shape-0" fill="#ffa640" transform="translate(10 10) scale(.8)"/>
</symbol>
<symbol id="pass-0" viewBox="0 0 100 100">
  <use href="#shape-0" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-0" fill="#a8540c"/>
  <use href="#shape-0" fill="#e9dcc0" transform="translate(7 7) scale(.86)"/>
  <use href="#twigs"/>
</symbol>
<symbol id="body-1" viewBox="0 0 100 100">
  <use href="#shape-1" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-1" fill="#1a5c3c"/>
  <use href="#shape-1" fill="#fff" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-1" fill="#3fae74" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-1" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
</symbol>
<symbol id="body-1-star" viewBox="0 0 100 100">
  <use href="#shape-1" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-1" fill="#3fae74"/>
  <use href="#shape-1" fill="#3fae74" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-1" fill="#17132b" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-1" fill="none" stroke="#3fae74" stroke-opacity=".6" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
</symbol>
<symbol id="body-1-down" viewBox="0 0 100 100">
  <use href="#shape-1" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-1" fill="#3fae74"/>
  <use href="#shape-1" fill="#3fae74" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-1" fill="#0c3021" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-1" fill="none" stroke="#3fae74" stroke-opacity=".35" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
  <path d="M57 30A21 21 0 1 0 70 60A17.5 17.5 0 1 1 57 30Z" fill="#3fae74"/>
  <path d="M62 36L63.8 41.2L69 43L63.8 44.8L62 50L60.2 44.8L55 43L60.2 41.2Z" fill="#3fae74"/>
</symbol>
<symbol id="mark-1" viewBox="0 0 100 100">
  <use href="#shape-1" fill="#1a5c3c"/>
  <use href="#shape-1" fill="#3fae74" transform="translate(10 10) scale(.8)"/>
</symbol>
<symbol id="pass-1" viewBox="0 0 100 100">
  <use href="#shape-1" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-1" fill="#1a5c3c"/>
  <use href="#shape-1" fill="#e9dcc0" transform="translate(7 7) scale(.86)"/>
  <use href="#twigs"/>
</symbol>
<symbol id="body-2" viewBox="0 0 100 100">
  <use href="#shape-2" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-2" fill="#2f7fb0"/>
  <use href="#shape-2" fill="#fff" transform="translate(6.5 5) scale(.87)" opacity=".35"/>
  <use href="#shape-2" fill="#9fe3ff" transform="translate(9 9) scale(.82)"/>
  <use href="#shape-2" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(13 13) scale(.74)"/>
</symbol>
<symbol id="body-2-star" viewBox="0 0 100 100">
  <use href="#shape-2" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-2" fill="#9fe3ff"/>
  <use href="#shape-2" fill="#9fe3ff" transform="translate(6.5 5) scale(.87)" opacity=".35"/>
  <use href="#shape-2" fill="#17132b" transform="translate(9 9) scale(.82)"/>
  <use href="#shape-2" fill="none" stroke="#9fe3ff" stroke-opacity=".6" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(13 13) scale(.74)"/>
</symbol>
<symbol id="body-2-down" viewBox="0 0 100 100">
  <use href="#shape-2" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-2" fill="#9fe3ff"/>
  <use href="#shape-2" fill="#9fe3ff" transform="translate(6.5 5) scale(.87)" opacity=".35"/>
  <use href="#shape-2" fill="#0f3550" transform="translate(9 9) scale(.82)"/>
  <use href="#shape-2" fill="none" stroke="#9fe3ff" stroke-opacity=".35" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(13 13) scale(.74)"/>
  <path d="M57 30A21 21 0 1 0 70 60A17.5 17.5 0 1 1 57 30Z" fill="#9fe3ff"/>
  <path d="M62 36L63.8 41.2L69 43L63.8 44.8L62 50L60.2 44.8L55 43L60.2 41.2Z" fill="#9fe3ff"/>
</symbol>
<symbol id="mark-2" viewBox="0 0 100 100">
  <use href="#shape-2" fill="#2f7fb0"/>
  <use href="#shape-2" fill="#9fe3ff" transform="translate(10 10) scale(.8)"/>
</symbol>
<symbol id="pass-2" viewBox="0 0 100 100">
  <use href="#shape-2" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-2" fill="#2f7fb0"/>
  <use href="#shape-2" fill="#e9dcc0" transform="translate(7 7) scale(.86)"/>
  <use href="#twigs"/>
</symbol>
<symbol id="body-3" viewBox="0 0 100 100">
  <use href="#shape-3" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-3" fill="#5f34a0"/>
  <use href="#shape-3" fill="#fff" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-3" fill="#b583f5" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-3" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
</symbol>
<symbol id="body-3-star" viewBox="0 0 100 100">
  <use href="#shape-3" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-3" fill="#b583f5"/>
  <use href="#shape-3" fill="#b583f5" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-3" fill="#17132b" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-3" fill="none" stroke="#b583f5" stroke-opacity=".6" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
</symbol>
<symbol id="body-3-down" viewBox="0 0 100 100">
  <use href="#shape-3" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-3" fill="#b583f5"/>
  <use href="#shape-3" fill="#b583f5" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-3" fill="#2b1550" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-3" fill="none" stroke="#b583f5" stroke-opacity=".35" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
  <path d="M57 30A21 21 0 1 0 70 60A17.5 17.5 0 1 1 57 30Z" fill="#b583f5"/>
  <path d="M62 36L63.8 41.2L69 43L63.8 44.8L62 50L60.2 44.8L55 43L60.2 41.2Z" fill="#b583f5"/>
</symbol>
<symbol id="mark-3" viewBox="0 0 100 100">
  <use href="#shape-3" fill="#5f34a0"/>
  <use href="#shape-3" fill="#b583f5" transform="translate(10 10) scale(.8)"/>
</symbol>
<symbol id="pass-3" viewBox="0 0 100 100">
  <use href="#shape-3" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-3" fill="#5f34a0"/>
  <use href="#shape-3" fill="#e9dcc0" transform="translate(7 7) scale(.86)"/>
  <use href="#twigs"/>
</symbol>
<symbol id="body-shadow" viewBox="0 0 100 100">
  <use href="#shape-shadow" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-shadow" fill="#cfc3ff"/>
  <use href="#shape-shadow" fill="#cfc3ff" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-shadow" fill="#1b1533" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-shadow" fill="none" stroke="#cfc3ff" stroke-opacity=".45" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
</symbol>
<symbol id="body-shadow-down" viewBox="0 0 100 100">
  <use href="#shape-shadow" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-shadow" fill="#8f84c4"/>
  <use href="#shape-shadow" fill="#8f84c4" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-shadow" fill="#0f0b20" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-shadow" fill="none" stroke="#8f84c4" stroke-opacity=".4" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
  <path d="M57 30A21 21 0 1 0 70 60A17.5 17.5 0 1 1 57 30Z" fill="#8f84c4"/>
</symbol>
<symbol id="body-gold" viewBox="0 0 100 100">
  <use href="#shape-0" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-0" fill="#8a5d14"/>
  <use href="#shape-0" fill="#fff" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-0" fill="#ffd27a" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
</symbol>
<symbol id="body-gold-star" viewBox="0 0 100 100">
  <use href="#shape-0" fill="#05040f" transform="translate(0 4)" opacity=".5"/>
  <use href="#shape-0" fill="#ffd27a"/>
  <use href="#shape-0" fill="#ffd27a" transform="translate(5.5 4) scale(.89)" opacity=".35"/>
  <use href="#shape-0" fill="#17132b" transform="translate(8 8) scale(.84)"/>
  <use href="#shape-0" fill="none" stroke="#ffd27a" stroke-opacity=".5" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round" transform="translate(12 12) scale(.76)"/>
</symbol>
<symbol id="sprite" viewBox="0 0 100 100">
  <circle cx="50" cy="54" r="40" fill="url(#g-sprite)"/>
  <path d="M46 50C30 22 10 20 4 30C4 46 22 58 46 58Z" fill="#bfe79a"/>
  <path d="M46 54C28 44 14 36 4 30C4 46 22 58 46 58Z" fill="#7fb86a"/>
  <path d="M46 58C32 60 20 68 20 80C32 84 44 74 48 64Z" fill="#a7dcc2"/>
  <g transform="translate(100 0) scale(-1 1)">
  <path d="M46 50C30 22 10 20 4 30C4 46 22 58 46 58Z" fill="#bfe79a"/>
  <path d="M46 54C28 44 14 36 4 30C4 46 22 58 46 58Z" fill="#7fb86a"/>
  <path d="M46 58C32 60 20 68 20 80C32 84 44 74 48 64Z" fill="#a7dcc2"/>
  </g>
  <path d="M50 36C62 36 68 46 68 58C68 74 60 86 50 92C40 86 32 74 32 58C32 46 38 36 50 36Z" fill="#ffe9a8"/>
  <path d="M50 36C62 36 68 46 68 58C68 74 60 86 50 92C60 76 60 50 50 36Z" fill="#f0bf5c"/>
  <path d="M28 44C30 28 40 22 50 22C60 22 70 28 72 44C58 50 42 50 28 44Z" fill="#8a5a34"/>
  <path d="M50 22C60 22 70 28 72 44C64 48 58 48 52 48C60 40 58 28 50 22Z" fill="#653d20"/>
  <path d="M50 23C50 16 54 12 58 10" stroke="#8a5a34" stroke-width="5" stroke-linecap="round" fill="none"/>
  <circle cx="43" cy="60" r="3.6" fill="#17132b"/>
  <circle cx="57" cy="60" r="3.6" fill="#17132b"/>
  <path d="M45 70Q50 74 55 70" stroke="#17132b" stroke-width="2.8" fill="none" stroke-linecap="round"/>
</symbol>
<symbol id="sprite-space" viewBox="0 0 100 100">
  <circle cx="50" cy="50" r="44" fill="var(--hollow,#0b0d1f)" opacity=".7"/>
  <circle cx="50" cy="50" r="44" fill="none" stroke="#8fbf7a" stroke-opacity=".9" stroke-width="3" stroke-dasharray="10 7" stroke-linecap="round"/>
  <path d="M50 6C42 4 36 8 34 14C42 18 48 14 50 6ZM50 6C58 4 64 8 66 14C58 18 52 14 50 6Z" fill="#8fbf7a"/>
</symbol>
<symbol id="sprite-slot" viewBox="0 0 100 100">
  <rect x="4" y="4" width="92" height="92" rx="14" fill="var(--hollow,#0b0d1f)" opacity=".6"/>
  <rect x="4" y="4" width="92" height="92" rx="14" fill="none" stroke="#8fbf7a" stroke-opacity=".75" stroke-width="2.5" stroke-dasharray="8 7"/>
  <path d="M4 30C4 14 14 4 30 4C28 20 20 28 4 30ZM96 70C96 86 86 96 70 96C72 80 80 72 96 70Z" fill="#5f9a48"/>
</symbol>
`,Sn=w(`<svg width="0" height="0" class="sprite svelte-wis8uf" aria-hidden="true" focusable="false"></svg>`);function Cn(e){let t=bn+vn+mn+gn+yn+_n+xn+hn;var n=Sn();x(n,()=>t,!0),g(n),C(e,n)}export{Ae as A,z as B,st as C,Ye as D,q as E,Te as F,oe as G,B as H,ye as I,se as J,V as K,ve as L,ke as M,xe as N,$e as O,Oe as P,I as Q,W as R,Dt as S,it as T,H as U,ne as V,re as W,ae as X,te as Y,L as Z,Vt as _,cn as a,Mt as b,$ as c,en as d,Yt as f,Ht as g,Kt as h,dn as i,G as j,Ke as k,tn as l,Xt as m,pn as n,nn as o,Jt as p,ce as q,fn as r,rn as s,Cn as t,Q as u,Bt as v,rt as w,kt as x,Lt as y,he as z};