import{An as e,B as t,Cn as n,Dn as r,Dt as i,En as a,Et as o,Fn as s,Gt as c,It as l,Kt as u,Lt as d,Mn as f,Mt as p,Nn as m,Nt as h,On as g,Ot as _,Pn as v,Qt as y,Rn as b,Sn as x,St as S,Tn as C,Tt as w,Wt as T,Xt as E,Yt as D,Zt as O,_n as ee,_t as k,an as A,bn as j,cn as M,d as N,dn as P,dt as F,en as I,fn as L,gn as te,gt as R,hn as z,jt as ne,ln as re,lt as ie,mt as B,on as ae,pn as V,qt as oe,rn as H,sn as U,u as se,un as ce,ut as W,vn as G,wn as K,xn as le,yn as q}from"./base-D5C0baFQ.js";import{i as ue,n as de,r as fe,t as pe}from"./rove-C0z74QUT.js";import{Q as me,Z as he}from"./art-D30pEndN.js";import{n as ge,r as _e}from"./story-B-D2ppra.js";import{t as ve}from"./Badge-D4aUA1YL.js";var ye=`<symbol id="wb-ally-aster" viewBox="-2 6 126 118" overflow="visible">
  <g transform="translate(4 3)" opacity=".28">
    <g fill="#05040f" stroke="#05040f" stroke-linejoin="round" stroke-linecap="round">
      <path d="M84 96Q112 96 108 70Q106 60 96 62Q102 74 92 80Q84 82 78 76Z" stroke-width="6"/>
      <path d="M100 56l4.5 6 7.5-1-3 7 5 5.5-7.5 1-3 7-4.5-6-7.5 1 3-7-4.5-5.5 7-1Z" stroke-width="6"/>
      <path d="M30 60Q8 50 8 30Q22 30 28 38Q32 30 42 34L50 62Z" stroke-width="6"/>
      <path d="M42 60Q34 92 44 108H82Q94 90 82 62Z" stroke-width="6"/>
      <path d="M40 106h16v10H38q-2-6 2-10ZM66 106h16q6 4 4 10H66Z" stroke-width="6"/>
      <path d="M34 16L42 34L28 32ZM84 14L82 34L70 26Z" stroke-width="6"/>
      <path d="M26 48Q26 24 56 23Q88 24 88 48Q88 74 56 75Q26 74 26 48Z" stroke-width="6"/>
    </g>
  </g>
  <g fill="#f3ead6" stroke="#f3ead6" stroke-linejoin="round" stroke-linecap="round">
    <path d="M84 96Q112 96 108 70Q106 60 96 62Q102 74 92 80Q84 82 78 76Z" stroke-width="6"/>
    <path d="M100 56l4.5 6 7.5-1-3 7 5 5.5-7.5 1-3 7-4.5-6-7.5 1 3-7-4.5-5.5 7-1Z" stroke-width="6"/>
    <path d="M30 60Q8 50 8 30Q22 30 28 38Q32 30 42 34L50 62Z" stroke-width="6"/>
    <path d="M42 60Q34 92 44 108H82Q94 90 82 62Z" stroke-width="6"/>
    <path d="M40 106h16v10H38q-2-6 2-10ZM66 106h16q6 4 4 10H66Z" stroke-width="6"/>
    <path d="M34 16L42 34L28 32ZM84 14L82 34L70 26Z" stroke-width="6"/>
    <path d="M26 48Q26 24 56 23Q88 24 88 48Q88 74 56 75Q26 74 26 48Z" stroke-width="6"/>
  </g>
  <path d="M84 96Q112 96 108 70Q106 60 96 62Q102 74 92 80Q84 82 78 76Z" fill="#3d6fd0"/>
  <path d="M100 56l4.5 6 7.5-1-3 7 5 5.5-7.5 1-3 7-4.5-6-7.5 1 3-7-4.5-5.5 7-1Z" fill="#ffd27a"/>
  <path d="M30 60Q8 50 8 30Q22 30 28 38Q32 30 42 34L50 62Z" fill="#8ec5ff"/>
  <path d="M42 34L50 62L36 60Q40 46 28 38Q32 30 42 34Z" fill="#5d9af0"/>
  <path d="M42 60Q34 92 44 108H82Q94 90 82 62Z" fill="#5d9af0"/>
  <path d="M68 58Q84 60 86 70Q92 90 82 108H66Q78 84 68 58Z" fill="#3d6fd0"/>
  <path d="M48 74Q46 94 52 108H68Q74 92 68 72Z" fill="#cfe6ff"/>
  <path d="M40 106h16v10H38q-2-6 2-10ZM66 106h16q6 4 4 10H66Z" fill="#3d6fd0"/>
  <path d="M34 16L42 34L28 32ZM84 14L82 34L70 26Z" fill="#ffe9b0"/>
  <path d="M26 48Q26 24 56 23Q88 24 88 48Q88 74 56 75Q26 74 26 48Z" fill="#6ba6f5"/>
  <path d="M62 23Q88 25 88 48Q88 74 56 75Q80 66 78 46Q76 30 62 23Z" fill="#4a80dc"/>
  <path d="M41.09 46a3.9099999999999997 5.289999999999999 0 1 0 7.819999999999999 0a3.9099999999999997 5.289999999999999 0 1 0 -7.819999999999999 0Z" fill="#17132b"/>
  <path d="M64.09 46a3.9099999999999997 5.289999999999999 0 1 0 7.819999999999999 0a3.9099999999999997 5.289999999999999 0 1 0 -7.819999999999999 0Z" fill="#17132b"/>
  <path d="M43.2 44.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M66.19999999999999 44.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M43 60a13 7.5 0 1 0 26 0a13 7.5 0 1 0 -26 0Z" fill="#cfe6ff"/>
  <path d="M49.4 58a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z" fill="#17132b"/>
  <path d="M59.4 58a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z" fill="#17132b"/>
  <path d="M51 65Q56 68 62 64" fill="none" stroke="#17132b" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M56 26V36M51.7 28.5L60.3 33.5M60.3 28.5L51.7 33.5" fill="none" stroke="#ffd27a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
<symbol id="wb-bust-aster" viewBox="14 8 90 90" overflow="visible">
  <path d="M84 96Q112 96 108 70Q106 60 96 62Q102 74 92 80Q84 82 78 76Z" fill="#3d6fd0"/>
  <path d="M100 56l4.5 6 7.5-1-3 7 5 5.5-7.5 1-3 7-4.5-6-7.5 1 3-7-4.5-5.5 7-1Z" fill="#ffd27a"/>
  <path d="M30 60Q8 50 8 30Q22 30 28 38Q32 30 42 34L50 62Z" fill="#8ec5ff"/>
  <path d="M42 34L50 62L36 60Q40 46 28 38Q32 30 42 34Z" fill="#5d9af0"/>
  <path d="M42 60Q34 92 44 108H82Q94 90 82 62Z" fill="#5d9af0"/>
  <path d="M68 58Q84 60 86 70Q92 90 82 108H66Q78 84 68 58Z" fill="#3d6fd0"/>
  <path d="M48 74Q46 94 52 108H68Q74 92 68 72Z" fill="#cfe6ff"/>
  <path d="M40 106h16v10H38q-2-6 2-10ZM66 106h16q6 4 4 10H66Z" fill="#3d6fd0"/>
  <path d="M34 16L42 34L28 32ZM84 14L82 34L70 26Z" fill="#ffe9b0"/>
  <path d="M26 48Q26 24 56 23Q88 24 88 48Q88 74 56 75Q26 74 26 48Z" fill="#6ba6f5"/>
  <path d="M62 23Q88 25 88 48Q88 74 56 75Q80 66 78 46Q76 30 62 23Z" fill="#4a80dc"/>
  <path d="M41.09 46a3.9099999999999997 5.289999999999999 0 1 0 7.819999999999999 0a3.9099999999999997 5.289999999999999 0 1 0 -7.819999999999999 0Z" fill="#17132b"/>
  <path d="M64.09 46a3.9099999999999997 5.289999999999999 0 1 0 7.819999999999999 0a3.9099999999999997 5.289999999999999 0 1 0 -7.819999999999999 0Z" fill="#17132b"/>
  <path d="M43.2 44.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M66.19999999999999 44.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M43 60a13 7.5 0 1 0 26 0a13 7.5 0 1 0 -26 0Z" fill="#cfe6ff"/>
  <path d="M49.4 58a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z" fill="#17132b"/>
  <path d="M59.4 58a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0Z" fill="#17132b"/>
  <path d="M51 65Q56 68 62 64" fill="none" stroke="#17132b" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M56 26V36M51.7 28.5L60.3 33.5M60.3 28.5L51.7 33.5" fill="none" stroke="#ffd27a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
`,be=`<g id="wb-kit-chains">
  <path d="M-52 0V-56H-42V0ZM42 0V-56H52V0Z" fill="var(--wo2)"/>
  <path d="M48 0V-56H52V0ZM-46 0V-56H-42V0Z" fill="var(--wo3)"/>
  <circle cx="-47" cy="-58" r="7" fill="var(--me2)"/>
  <circle cx="47" cy="-58" r="7" fill="var(--me2)"/>
  <path d="M-44-46Q0-14 44-46M-44-30Q0 2 44-30" fill="none" stroke="var(--me2)" stroke-width="7" stroke-dasharray="9 6" stroke-linecap="round"/>
</g>
<g id="wb-kit-brambles">
  <path d="M-52 0Q-50-44-20-40Q4-36 2-12M-30 0Q-24-50 12-46Q44-42 48 0M-4 0Q4-34 34-30Q52-26 54-8" fill="none" stroke="var(--le3)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-46-26l-9-5M-28-41l-4-10M-8-32l8-6M6-47l2-10M30-40l9-6M44-22l10-3M18-33l-4 8" fill="none" stroke="var(--le3)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="-20" cy="-24" r="5" fill="#a3347a"/>
  <circle cx="24" cy="-18" r="5" fill="#a3347a"/>
  <circle cx="36" cy="-32" r="4" fill="#c4528f"/>
</g>
<g id="wb-kit-mirror">
  <path d="M-14 0V-166Q-12-192 0-196Q12-192 14-166V0Z" fill="var(--me2)"/>
  <path d="M-9-6V-164Q-8-182 0-186Q8-182 9-164V-6Z" fill="#dff3fb"/>
  <path d="M1-185Q8-182 9-164V-6H1Z" fill="#9cc9e6"/>
  <path d="M-4-140L4-154M-4-96L4-112M-4-50L4-66" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-20 0H20L15-9H-15Z" fill="var(--me3)"/>
</g>
<g id="wb-kit-scribble">
  <path d="M-60 0L-56-14L-61-26L-57-40Q0-54 57-42L61-28L56-14L60 0Z" fill="#fffaf0"/>
  <path d="M34 0V-47L57-42L61-28L56-14L60 0Z" fill="#cdbfa2"/>
  <path d="M-46-34H-24M-18-36H6M12-36H30M-46-22H-8M0-22H22M28-22H46M-46-10H-30M-24-10H14M22-10H46" fill="none" stroke="#a3957a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-52-40L-34-6L-18-42L0-6L18-42L36-6L50-38" fill="none" stroke="#17132b" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-54-24Q0-34 56-18" fill="none" stroke="#17132b" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="58" cy="-8" r="3.5" fill="#17132b"/>
  <circle cx="-58" cy="-46" r="2.6" fill="#17132b"/>
  <path d="M30-4q3 8-1 12q-4-4 1-12Z" fill="#17132b"/>
</g>
`,xe=`<symbol id="wb-base-0" viewBox="0 0 100 50" overflow="visible">
  <g transform="translate(0 6) scale(1 .4)">
    <path d="M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z" fill="#05040f" opacity=".45"/>
  </g>
  <g transform="translate(0 4) scale(1 .4)">
    <path d="M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z" fill="#a8540c"/>
  </g>
  <g transform="scale(1 .4)">
    <path d="M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z" fill="#ffa640"/>
    <path d="M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z" transform="translate(14 14) scale(.72)" fill="#a8540c" opacity=".55"/>
  </g>
</symbol>
<symbol id="wb-medal-0" viewBox="0 0 100 100" overflow="visible">
  <path d="M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z" fill="#05040f" opacity=".5" transform="translate(0 3)"/>
  <path d="M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z" fill="#ffa640"/>
  <path transform="translate(6 6) scale(.88)" d="M50 4A46 46 0 0 1 50 96A46 46 0 0 1 50 4Z" fill="#1b1f45"/>
</symbol>
<symbol id="wb-base-1" viewBox="0 0 100 50" overflow="visible">
  <g transform="translate(0 6) scale(1 .4)">
    <path d="M21 7H79A14 14 0 0 1 93 21V79A14 14 0 0 1 79 93H21A14 14 0 0 1 7 79V21A14 14 0 0 1 21 7Z" fill="#05040f" opacity=".45"/>
  </g>
  <g transform="translate(0 4) scale(1 .4)">
    <path d="M21 7H79A14 14 0 0 1 93 21V79A14 14 0 0 1 79 93H21A14 14 0 0 1 7 79V21A14 14 0 0 1 21 7Z" fill="#1a5c3c"/>
  </g>
  <g transform="scale(1 .4)">
    <path d="M21 7H79A14 14 0 0 1 93 21V79A14 14 0 0 1 79 93H21A14 14 0 0 1 7 79V21A14 14 0 0 1 21 7Z" fill="#3fae74"/>
    <path d="M21 7H79A14 14 0 0 1 93 21V79A14 14 0 0 1 79 93H21A14 14 0 0 1 7 79V21A14 14 0 0 1 21 7Z" transform="translate(14 14) scale(.72)" fill="#1a5c3c" opacity=".55"/>
  </g>
</symbol>
<symbol id="wb-medal-1" viewBox="0 0 100 100" overflow="visible">
  <path d="M21 7H79A14 14 0 0 1 93 21V79A14 14 0 0 1 79 93H21A14 14 0 0 1 7 79V21A14 14 0 0 1 21 7Z" fill="#05040f" opacity=".5" transform="translate(0 3)"/>
  <path d="M21 7H79A14 14 0 0 1 93 21V79A14 14 0 0 1 79 93H21A14 14 0 0 1 7 79V21A14 14 0 0 1 21 7Z" fill="#3fae74"/>
  <path transform="translate(6 6) scale(.88)" d="M21 7H79A14 14 0 0 1 93 21V79A14 14 0 0 1 79 93H21A14 14 0 0 1 7 79V21A14 14 0 0 1 21 7Z" fill="#1b1f45"/>
</symbol>
<symbol id="wb-base-2" viewBox="0 0 100 50" overflow="visible">
  <g transform="translate(0 6) scale(1 .4)">
    <path d="M41.5 5.5Q50-1 58.5 5.5L94.5 41.5Q101 50 94.5 58.5L58.5 94.5Q50 101 41.5 94.5L5.5 58.5Q-1 50 5.5 41.5Z" fill="#05040f" opacity=".45"/>
  </g>
  <g transform="translate(0 4) scale(1 .4)">
    <path d="M41.5 5.5Q50-1 58.5 5.5L94.5 41.5Q101 50 94.5 58.5L58.5 94.5Q50 101 41.5 94.5L5.5 58.5Q-1 50 5.5 41.5Z" fill="#2f7fb0"/>
  </g>
  <g transform="scale(1 .4)">
    <path d="M41.5 5.5Q50-1 58.5 5.5L94.5 41.5Q101 50 94.5 58.5L58.5 94.5Q50 101 41.5 94.5L5.5 58.5Q-1 50 5.5 41.5Z" fill="#9fe3ff"/>
    <path d="M41.5 5.5Q50-1 58.5 5.5L94.5 41.5Q101 50 94.5 58.5L58.5 94.5Q50 101 41.5 94.5L5.5 58.5Q-1 50 5.5 41.5Z" transform="translate(14 14) scale(.72)" fill="#2f7fb0" opacity=".55"/>
  </g>
</symbol>
<symbol id="wb-medal-2" viewBox="0 0 100 100" overflow="visible">
  <path d="M41.5 5.5Q50-1 58.5 5.5L94.5 41.5Q101 50 94.5 58.5L58.5 94.5Q50 101 41.5 94.5L5.5 58.5Q-1 50 5.5 41.5Z" fill="#05040f" opacity=".5" transform="translate(0 3)"/>
  <path d="M41.5 5.5Q50-1 58.5 5.5L94.5 41.5Q101 50 94.5 58.5L58.5 94.5Q50 101 41.5 94.5L5.5 58.5Q-1 50 5.5 41.5Z" fill="#9fe3ff"/>
  <path transform="translate(6 6) scale(.88)" d="M41.5 5.5Q50-1 58.5 5.5L94.5 41.5Q101 50 94.5 58.5L58.5 94.5Q50 101 41.5 94.5L5.5 58.5Q-1 50 5.5 41.5Z" fill="#1b1f45"/>
</symbol>
<symbol id="wb-base-3" viewBox="0 0 100 50" overflow="visible">
  <g transform="translate(0 6) scale(1 .4)">
    <path d="M31.3 11.3A20.5 20.5 0 0 1 68.7 11.3A20.5 20.5 0 0 1 91.9 40.4A20.5 20.5 0 0 1 83.6 76.8A20.5 20.5 0 0 1 50 93A20.5 20.5 0 0 1 16.4 76.8A20.5 20.5 0 0 1 8.1 40.4A20.5 20.5 0 0 1 31.3 11.3Z" fill="#05040f" opacity=".45"/>
  </g>
  <g transform="translate(0 4) scale(1 .4)">
    <path d="M31.3 11.3A20.5 20.5 0 0 1 68.7 11.3A20.5 20.5 0 0 1 91.9 40.4A20.5 20.5 0 0 1 83.6 76.8A20.5 20.5 0 0 1 50 93A20.5 20.5 0 0 1 16.4 76.8A20.5 20.5 0 0 1 8.1 40.4A20.5 20.5 0 0 1 31.3 11.3Z" fill="#5f34a0"/>
  </g>
  <g transform="scale(1 .4)">
    <path d="M31.3 11.3A20.5 20.5 0 0 1 68.7 11.3A20.5 20.5 0 0 1 91.9 40.4A20.5 20.5 0 0 1 83.6 76.8A20.5 20.5 0 0 1 50 93A20.5 20.5 0 0 1 16.4 76.8A20.5 20.5 0 0 1 8.1 40.4A20.5 20.5 0 0 1 31.3 11.3Z" fill="#b583f5"/>
    <path d="M31.3 11.3A20.5 20.5 0 0 1 68.7 11.3A20.5 20.5 0 0 1 91.9 40.4A20.5 20.5 0 0 1 83.6 76.8A20.5 20.5 0 0 1 50 93A20.5 20.5 0 0 1 16.4 76.8A20.5 20.5 0 0 1 8.1 40.4A20.5 20.5 0 0 1 31.3 11.3Z" transform="translate(14 14) scale(.72)" fill="#5f34a0" opacity=".55"/>
  </g>
</symbol>
<symbol id="wb-medal-3" viewBox="0 0 100 100" overflow="visible">
  <path d="M31.3 11.3A20.5 20.5 0 0 1 68.7 11.3A20.5 20.5 0 0 1 91.9 40.4A20.5 20.5 0 0 1 83.6 76.8A20.5 20.5 0 0 1 50 93A20.5 20.5 0 0 1 16.4 76.8A20.5 20.5 0 0 1 8.1 40.4A20.5 20.5 0 0 1 31.3 11.3Z" fill="#05040f" opacity=".5" transform="translate(0 3)"/>
  <path d="M31.3 11.3A20.5 20.5 0 0 1 68.7 11.3A20.5 20.5 0 0 1 91.9 40.4A20.5 20.5 0 0 1 83.6 76.8A20.5 20.5 0 0 1 50 93A20.5 20.5 0 0 1 16.4 76.8A20.5 20.5 0 0 1 8.1 40.4A20.5 20.5 0 0 1 31.3 11.3Z" fill="#b583f5"/>
  <path transform="translate(6 6) scale(.88)" d="M31.3 11.3A20.5 20.5 0 0 1 68.7 11.3A20.5 20.5 0 0 1 91.9 40.4A20.5 20.5 0 0 1 83.6 76.8A20.5 20.5 0 0 1 50 93A20.5 20.5 0 0 1 16.4 76.8A20.5 20.5 0 0 1 8.1 40.4A20.5 20.5 0 0 1 31.3 11.3Z" fill="#1b1f45"/>
</symbol>
<symbol id="wb-base-wyrm" viewBox="0 0 100 50" overflow="visible">
  <path d="M6 24Q2 12 18 10Q26 2 40 6Q52 0 62 6Q80 2 84 11Q99 12 95 24Q98 34 82 36Q74 46 58 40Q46 48 36 40Q20 44 16 35Q2 34 6 24Z" fill="#0a0718" transform="translate(0 3)"/>
  <path d="M6 24Q2 12 18 10Q26 2 40 6Q52 0 62 6Q80 2 84 11Q99 12 95 24Q98 34 82 36Q74 46 58 40Q46 48 36 40Q20 44 16 35Q2 34 6 24Z" fill="#2b2150"/>
  <path d="M6 24Q2 12 18 10Q26 2 40 6Q52 0 62 6Q80 2 84 11Q99 12 95 24Q98 34 82 36Q74 46 58 40Q46 48 36 40Q20 44 16 35Q2 34 6 24Z" fill="#120c26" transform="translate(9 4.5) scale(.82)"/>
</symbol>
`,Se=`<symbol id="wb-boss-gnawer-back" viewBox="0 0 280 250" overflow="visible">
  <path d="M140 236L18 214L40 178L2 150L46 128L14 84L66 88L58 34L104 62L128 6L154 58L196 20L208 74L262 60L238 112L278 138L240 168L268 208Z" fill="#2a1a4e"/>
  <path d="M140 236L60 206L70 170L40 146L76 124L58 92L98 96L100 58L132 78L146 40L168 80L200 60L204 98L236 100L220 130L244 150L218 172L232 206Z" fill="#43296f"/>
</symbol>
<symbol id="wb-boss-gnawer-mid" viewBox="0 0 280 250" overflow="visible">
  <g fill="#5b4aa0" stroke="#5b4aa0" stroke-linejoin="round" stroke-linecap="round">
    <path d="M30 196Q18 110 66 70Q96 42 140 42Q188 42 216 76Q262 112 250 196Q244 232 140 236Q36 232 30 196Z" stroke-width="5"/>
    <path d="M66 70L52 44L88 56ZM196 58L226 36L222 84Z" stroke-width="5"/>
  </g>
  <path d="M30 196Q18 110 66 70Q96 42 140 42Q188 42 216 76Q262 112 250 196Q244 232 140 236Q36 232 30 196Z" fill="#fbf8ff"/>
  <path d="M160 43Q198 48 216 76Q262 112 250 196Q245 222 196 232Q236 170 206 104Q190 64 160 43Z" fill="#d9d0f2"/>
  <path d="M66 70L52 44L88 56ZM196 58L226 36L222 84Z" fill="#fbf8ff"/>
  <path d="M206 60L226 36L222 84Z" fill="#a799d6"/>
  <path d="M44 150Q44 96 140 92Q236 96 238 150Q238 212 140 216Q44 212 44 150Z" fill="#17132b"/>
  <path d="M62 160Q66 120 140 116Q214 120 220 160Q214 196 140 200Q68 196 62 160Z" fill="#3a1240"/>
  <path d="M92 168Q96 144 140 142Q186 144 190 168Q184 186 140 188Q98 186 92 168Z" fill="#12071f"/>
  <path d="M46 138L62 110L70 150L92 98L102 150L126 93L140 152L156 93L180 150L192 99L212 150L222 112L237 138Q232 96 140 92Q50 96 46 138Z" fill="#fffdf6"/>
  <path d="M156 93L180 150L192 99L212 150L222 112L237 138Q232 96 156 92Z" fill="#d9d0f2"/>
  <path d="M93 68a11 13 0 1 0 22 0a11 13 0 1 0 -22 0Z" fill="#17132b"/>
  <path d="M157 66a11 13 0 1 0 22 0a11 13 0 1 0 -22 0Z" fill="#17132b"/>
  <path d="M97.5 63a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z" fill="#c79cff"/>
  <path d="M161.5 61a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z" fill="#c79cff"/>
  <path d="M84 50L116 58M190 46L158 56" fill="none" stroke="#17132b" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
<symbol id="wb-boss-gnawer-front" viewBox="0 0 280 250" overflow="visible">
  <g fill="#5b4aa0" stroke="#5b4aa0" stroke-linejoin="round" stroke-linecap="round">
    <path d="M40 186L58 164L70 204L92 168L106 212L130 172L146 214L168 172L182 212L204 168L214 204L230 166L244 188Q248 240 140 242Q36 240 40 186Z" stroke-width="5"/>
    <path d="M14 214Q10 186 34 186Q54 190 52 214L56 238H8Z" stroke-width="5"/>
    <path d="M228 214Q226 188 248 186Q272 188 268 214L274 238H224Z" stroke-width="5"/>
  </g>
  <path d="M40 186L58 164L70 204L92 168L106 212L130 172L146 214L168 172L182 212L204 168L214 204L230 166L244 188Q248 240 140 242Q36 240 40 186Z" fill="#f6f1ff"/>
  <path d="M182 212L204 168L214 204L230 166L244 188Q247 236 170 241Q196 232 182 212Z" fill="#c9bdea"/>
  <path d="M14 214Q10 186 34 186Q54 190 52 214L56 238H8Z" fill="#fbf8ff"/>
  <path d="M228 214Q226 188 248 186Q272 188 268 214L274 238H224Z" fill="#d9d0f2"/>
  <path d="M22 238V222M34 240V222M46 238V224M238 238V222M250 240V222M262 238V224" fill="none" stroke="#6d5fa8" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <g fill="none" stroke="#17132b" stroke-width="3" stroke-linecap="round">
    <path d="M92 222h22M122 226h14M144 228h26M180 222h16"/>
  </g>
</symbol>
<symbol id="wb-boss-obelus-back" viewBox="0 0 400 300" overflow="visible">
  <path d="M196 288Q120 250 96 150Q60 190 20 196Q34 150 14 108Q50 104 70 60Q90 80 118 30Q150 70 178 96L200 120Z" fill="#221d3e"/>
  <path d="M204 288Q280 250 304 150Q340 190 380 196Q366 150 386 108Q350 104 330 60Q310 80 282 30Q250 70 222 96L200 120Z" fill="#171330"/>
  <path d="M190 280Q132 240 112 140Q84 168 52 172Q58 140 48 122Q76 112 84 92Q104 96 120 64Q150 90 190 130Z" fill="#3a3166"/>
  <path d="M210 280Q268 240 288 140Q316 168 348 172Q342 140 352 122Q324 112 316 92Q296 96 280 64Q250 90 210 130Z" fill="#2b2450"/>
</symbol>
<symbol id="wb-boss-obelus-mid" viewBox="0 0 400 300" overflow="visible">
  <g fill="#b9b2d6" opacity=".55">
    <circle cx="150" cy="152" r="7"/>
    <circle cx="138" cy="144" r="10"/>
  </g>
  <g fill="#7d87a8" stroke="#7d87a8" stroke-linejoin="round" stroke-linecap="round">
    <path d="M256 250Q330 276 352 228Q362 196 340 180L346 158L322 172L304 164L314 186Q330 200 318 222Q300 240 262 214Z" stroke-width="5"/>
    <path d="M152 84L112 62L124 92L94 98L120 116L98 138L132 134L126 158L156 140Z" stroke-width="5"/>
    <path d="M248 82L288 60L278 90L308 96L282 114L304 136L270 132L276 156L246 138Z" stroke-width="5"/>
    <path d="M132 288Q116 214 150 176Q156 120 150 92Q146 58 178 44Q210 32 236 52Q262 70 254 108Q250 128 246 150Q250 168 256 180Q286 216 270 288Z" stroke-width="5"/>
    <path d="M178 52Q146 40 132-6Q160-4 176 14Q190 26 194 42ZM222 44Q232 24 246 12Q260-4 284-8Q280 40 244 62Z" stroke-width="5"/>
    <path d="M192 44L200 22L208 42ZM206 42L216 24L222 46Z" stroke-width="5"/>
    <path d="M156 96Q140 118 148 150Q156 172 186 176Q218 176 224 150Q230 120 214 98Z" stroke-width="5"/>
  </g>
  <path d="M256 250Q330 276 352 228Q362 196 340 180L346 158L322 172L304 164L314 186Q330 200 318 222Q300 240 262 214Z" fill="#343d52"/>
  <path d="M340 180L346 158L322 172L304 164L314 186L326 190Z" fill="#cdbf9c"/>
  <path d="M152 84L112 62L124 92L94 98L120 116L98 138L132 134L126 158L156 140Z" fill="#2f6f74"/>
  <path d="M152 92L122 84L138 104L116 112L140 122L130 136L154 130Z" fill="#4a979a"/>
  <path d="M248 82L288 60L278 90L308 96L282 114L304 136L270 132L276 156L246 138Z" fill="#1f5258"/>
  <path d="M248 90L278 82L262 102L286 110L260 120L272 134L248 128Z" fill="#357d82"/>
  <path d="M132 288Q116 214 150 176Q156 120 150 92Q146 58 178 44Q210 32 236 52Q262 70 254 108Q250 128 246 150Q250 168 256 180Q286 216 270 288Z" fill="#4f5a6e"/>
  <path d="M206 40Q262 54 254 108Q250 128 246 150Q250 168 256 180Q286 216 270 288H216Q246 220 222 170Q216 120 226 92Q226 56 206 40Z" fill="#343d52"/>
  <path d="M178 52Q146 40 132-6Q160-4 176 14Q190 26 194 42ZM222 44Q232 24 246 12Q260-4 284-8Q280 40 244 62Z" fill="#cdbf9c"/>
  <path d="M236 50Q270 26 284-8Q280 40 244 62Z" fill="#978a6a"/>
  <path d="M192 44L200 22L208 42ZM206 42L216 24L222 46Z" fill="#2f6f74"/>
  <path d="M156 96Q140 118 148 150Q156 172 186 176Q218 176 224 150Q230 120 214 98Z" fill="#5e6b82"/>
  <path d="M196 96H214Q230 120 224 150Q218 176 190 176Q208 160 208 134Q208 112 196 96Z" fill="#445068"/>
  <path d="M166 158a4 5 0 1 0 8 0a4 5 0 1 0 -8 0Z" fill="#17132b"/>
  <path d="M190 160a4 5 0 1 0 8 0a4 5 0 1 0 -8 0Z" fill="#17132b"/>
  <path d="M162 169Q180 173 202 167" fill="none" stroke="#17132b" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M151 104a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z" fill="#e9e2cc"/>
  <path d="M197 102a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z" fill="#d6cdb3"/>
  <path d="M155 104a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z" fill="#20203c"/>
  <path d="M201 102a13 13 0 1 0 26 0a13 13 0 1 0 -26 0Z" fill="#20203c"/>
  <path d="M161 108a8 6.5 0 1 0 16 0a8 6.5 0 1 0 -16 0Z" fill="#ffd27a"/>
  <path d="M205 106a8 6.5 0 1 0 16 0a8 6.5 0 1 0 -16 0Z" fill="#ffd27a"/>
  <path d="M166 110a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z" fill="#17132b"/>
  <path d="M210 108a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z" fill="#17132b"/>
  <path d="M154 98H182V104Q168 98 154 106ZM200 96H228V102Q214 96 200 104Z" fill="#4f5a6e"/>
  <path d="M185 103H197" fill="none" stroke="#e9e2cc" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M134 250Q128 214 150 190L166 206L158 222L176 236L164 262L176 288H132Z" fill="#120e22"/>
  <path d="M236 186L262 192Q284 226 270 288H246L256 262L240 244L254 220Z" fill="#0d0a1b"/>
  <path d="M150 60Q160 46 178 44L186 58L172 66L174 80L152 84Z" fill="#120e22"/>
  <path d="M236 128L250 124L246 150L232 146Z" fill="#0d0a1b"/>
</symbol>
<symbol id="wb-boss-obelus-front" viewBox="0 0 400 300" overflow="visible">
  <g fill="#2b2147" stroke="#2b2147" stroke-linejoin="round" stroke-linecap="round">
    <path d="M60 232H340L356 256H44Z" stroke-width="4"/>
    <path d="M44 256H356V268H44Z" stroke-width="4"/>
    <path d="M66 268H86L82 292H70ZM314 268H334L330 292H318Z" stroke-width="4"/>
    <path d="M120 226L196 222L204 250L112 254Z" stroke-width="4"/>
    <path d="M204 222L276 226L288 254L212 250Z" stroke-width="4"/>
    <path d="M246 244L318 96" fill="none" stroke-width="11"/>
    <path d="M300 132L342 40Q350 64 340 96Q332 124 308 140Z" stroke-width="4"/>
    <path d="M262 196Q276 184 290 196L294 214Q284 228 266 224L256 210Z" stroke-width="4"/>
    <path d="M262 222L258 232M274 226L272 236M286 222L288 232" fill="none" stroke-width="9"/>
    <path d="M76 214H104V236H76Z" stroke-width="4"/>
    <path d="M82 206H98V214H82Z" stroke-width="4"/>
  </g>
  <path d="M60 232H340L356 256H44Z" fill="#8a5a34"/>
  <path d="M44 256H356V268H44Z" fill="#5f3a1e"/>
  <path d="M66 268H86L82 292H70ZM314 268H334L330 292H318Z" fill="#4a2c18"/>
  <path d="M200 232H340L356 256H200Z" fill="#74492a"/>
  <path d="M120 226L196 222L204 250L112 254Z" fill="#fbf4e2"/>
  <path d="M204 222L276 226L288 254L212 250Z" fill="#e6d7b8"/>
  <path d="M132 234L186 231M130 241L188 238" fill="none" stroke="#17132b" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M220 232L266 235" fill="none" stroke="#b9ac90" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M246 244L318 96" fill="none" stroke="#f3ead6" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M300 132L342 40Q350 64 340 96Q332 124 308 140Z" fill="#f8f2e4"/>
  <path d="M318 100L342 40Q350 64 340 96Q332 124 308 140Z" fill="#cdbf9c"/>
  <path d="M246 250L242 234L252 238Z" fill="#17132b"/>
  <path d="M262 196Q276 184 290 196L294 214Q284 228 266 224L256 210Z" fill="#5e6b82"/>
  <path d="M262 222L258 232M274 226L272 236M286 222L288 232" fill="none" stroke="#cdbf9c" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M76 214H104V236H76Z" fill="#262b55"/>
  <path d="M92 214H104V236H92Z" fill="#181c3f"/>
  <path d="M82 206H98V214H82Z" fill="#3b4177"/>
  <path d="M78 236Q70 250 76 258Q84 252 84 236Z" fill="#17132b"/>
</symbol>
`,Ce=`<g id="wb-kit-wall">
  <path d="M-80 0V-128H-66V-142H-44V-128H-28V-142H-6V-128H10V-142H32V-128H48V-142H70V-128H80V0Z" fill="var(--wa2)"/>
  <path d="M48 0V-128V-142H70V-128H80V0Z" fill="var(--wa3)"/>
  <path d="M-66-96H-40M-20-70H8M-70-40H-48M20-104H40M-4-24H24M52-56H70" fill="none" stroke="var(--wa3)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-window">
  <path d="M-34-14V-76Q-34-116 0-118Q34-116 34-76V-14Z" fill="var(--wa1)"/>
  <path d="M0-118Q34-116 34-76V-14H20V-76Q20-104 0-118Z" fill="var(--wa3)"/>
  <path d="M-24-20V-74Q-24-104 0-106Q24-104 24-74V-20Z" fill="var(--gl)"/>
  <path d="M4-106Q24-102 24-74V-20H4Z" fill="#f0b24c"/>
  <path d="M0-104V-20M-24-62H24" fill="none" stroke="var(--wa3)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-40-20H40V-8H-40Z" fill="var(--wa1)"/>
  <path d="M8-20H40V-8H8Z" fill="var(--wa3)"/>
</g>
<g id="wb-kit-window-moon">
  <path d="M-70-10V-116Q-70-184 0-188Q70-184 70-116V-10Z" fill="var(--wa1)"/>
  <path d="M6-188Q70-182 70-116V-10H52V-116Q52-166 6-188Z" fill="var(--wa3)"/>
  <path d="M-56-18V-114Q-56-170 0-174Q56-170 56-114V-18Z" fill="#232b66"/>
  <circle cx="20" cy="-118" r="27" fill="#f8e9bd"/>
  <circle cx="28" cy="-124" r="5" fill="#e6d19a"/>
  <circle cx="14" cy="-108" r="4" fill="#e6d19a"/>
  <path d="M-56-50Q-44-78-36-52Q-26-86-16-54Q-6-72 4-50Q16-80 24-52Q34-70 40-52Q50-74 56-50V-18H-56Z" fill="#12153a"/>
  <circle cx="-34" cy="-140" r="2" fill="#e9e4ff"/>
  <circle cx="-14" cy="-152" r="2" fill="#e9e4ff"/>
  <circle cx="-40" cy="-104" r="2" fill="#e9e4ff"/>
  <circle cx="44" cy="-80" r="2" fill="#e9e4ff"/>
  <path d="M0-172V-18M-56-84H56" fill="none" stroke="var(--wa3)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-80-20H80V-4H-80Z" fill="var(--wa1)"/>
  <path d="M20-20H80V-4H20Z" fill="var(--wa3)"/>
</g>
<g id="wb-kit-stair">
  <path d="M-58 0V-14H-36V-30H-14V-46H8V-62H30V-78H58V0Z" fill="var(--wa2)"/>
  <path d="M30 0V-78H58V0Z" fill="var(--wa3)"/>
  <path d="M-58-14H-36V-9H-58ZM-36-30H-14V-25H-36ZM-14-46H8V-41H-14ZM8-62H30V-57H8ZM30-78H58V-73H30Z" fill="var(--wa1)"/>
</g>
<g id="wb-kit-arch">
  <path d="M-74 0V-84Q-70-146 0-148Q70-146 74-84V0H46V-84Q42-112 0-114Q-42-112-46-84V0Z" fill="var(--wa2)"/>
  <path d="M10-148Q70-144 74-84V0H46V-84Q42-108 10-113Z" fill="var(--wa3)"/>
  <path d="M-60-60H-50M-60-30H-50M60-60H52M60-30H52M-40-122L-34-112M0-146V-118M40-122L34-112" fill="none" stroke="var(--wa1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-door">
  <path d="M-32 0V-62Q-32-98 0-100Q32-98 32-62V0Z" fill="var(--wa1)"/>
  <path d="M-24 0V-60Q-24-88 0-90Q24-88 24-60V0Z" fill="var(--wo2)"/>
  <path d="M2-90Q24-86 24-60V0H2Z" fill="var(--wo3)"/>
  <path d="M-24-26H-8M-24-60H-8M24-26H8M24-60H8" fill="none" stroke="var(--me2)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="-5" cy="-42" r="3.5" fill="var(--me1)"/>
  <path d="M0-90V0" fill="none" stroke="#17132b" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-door-open">
  <path d="M-32 0V-62Q-32-98 0-100Q32-98 32-62V0Z" fill="var(--wa1)"/>
  <path d="M-24 0V-60Q-24-88 0-90Q24-88 24-60V0Z" fill="#0d0a1b"/>
  <path d="M-24 0V-60Q-24-74-18-80L-34-86Q-40-70-40-56V10Z" fill="var(--wo2)"/>
  <path d="M24 0V-60Q24-74 18-80L34-86Q40-70 40-56V10Z" fill="var(--wo3)"/>
  <ellipse cx="0" cy="-34" rx="26" ry="44" fill="url(#wb-lamp)" opacity=".8"/>
</g>
<g id="wb-kit-roof">
  <path d="M-74 0L0-88L74 0Z" fill="var(--ro2)"/>
  <path d="M0-88L74 0H18Z" fill="var(--ro3)"/>
  <path d="M-50-14H-24M-30-38H-8M-38-26H-12" fill="none" stroke="var(--ro1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-4-84V-104L20-97L0-90Z" fill="#ffd27a"/>
</g>
<g id="wb-kit-house">
  <path d="M-40 0V-88H40V0Z" fill="var(--wa1)"/>
  <path d="M14 0V-88H40V0Z" fill="var(--wa3)"/>
  <path d="M-52-84L0-146L52-84Z" fill="var(--ro2)"/>
  <path d="M0-146L52-84H14Z" fill="var(--ro3)"/>
  <path d="M-28-66h18v22h-18ZM2-66h16v22H2Z" fill="var(--gl)"/>
  <path d="M-14 0V-28Q-14-36-4-36Q6-36 6-28V0Z" fill="var(--wo3)"/>
  <path d="M-19-66V-44M-28-55H-10" fill="none" stroke="var(--wo3)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-pillar">
  <path d="M-16-12H16V-136H-16Z" fill="var(--wa2)"/>
  <path d="M5-12H16V-136H5Z" fill="var(--wa3)"/>
  <path d="M-22 0H22V-12H-22ZM-22-136H22V-148H-22Z" fill="var(--wa1)"/>
  <path d="M8 0H22V-12H8ZM8-136H22V-148H8Z" fill="var(--wa3)"/>
  <path d="M-9-20V-128M-2-20V-128" fill="none" stroke="var(--wa3)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-ladder">
  <path d="M-16 0L-8-138M22 0L14-138" fill="none" stroke="var(--wo1)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-14-22H20M-13-46H19M-12-70H17M-10-94H16M-9-118H15" fill="none" stroke="var(--wo2)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-wall-low">
  <path d="M-54 0V-44Q0-54 54-44V0Z" fill="var(--wa2)"/>
  <path d="M30 0V-47.5Q42-46 54-44V0Z" fill="var(--wa3)"/>
  <path d="M-56-42Q0-54 56-42V-50Q0-62-56-50Z" fill="var(--wa1)"/>
  <path d="M-40-26H-20M-6-18H14M-34-10H-18M22-32H40" fill="none" stroke="var(--wa3)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-bell-tower">
  <path d="M-30 0V-112H30V0Z" fill="var(--wa1)"/>
  <path d="M8 0V-112H30V0Z" fill="var(--wa3)"/>
  <path d="M-36-108H36V-164H-36Z" fill="var(--wa2)"/>
  <path d="M14-108H36V-164H14Z" fill="var(--wa3)"/>
  <path d="M-22-110V-138Q-22-156 0-157Q22-156 22-138V-110Z" fill="#1c1430"/>
  <ellipse cx="0" cy="-130" rx="34" ry="30" fill="url(#wb-lamp)" opacity="0.55"/>
  <path d="M-15-116Q-11-121-10-134Q-9-146 0-147Q9-146 10-134Q11-121 15-116Z" fill="var(--me2)"/>
  <path d="M2-147Q9-146 10-134Q11-121 15-116H5Z" fill="var(--me3)"/>
  <circle cx="0" cy="-114" r="3.5" fill="var(--me1)"/>
  <path d="M-40-112H40V-104H-40Z" fill="var(--wa1)"/>
  <path d="M-46-162L0-204L46-162Z" fill="var(--ro2)"/>
  <path d="M0-204L46-162H14Z" fill="var(--ro3)"/>
  <rect x="-12" y="-84" width="14" height="24" fill="var(--gl)"/>
  <path d="M-22-40H-10M-20-18H-6M-24-92H-16" fill="none" stroke="var(--wa3)" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-9 0V-22Q-8-30 0-30Q8-30 9-22V0Z" fill="var(--wo3)"/>
</g>
<g id="wb-kit-shrine">
  <path d="M-42 0H42V-8H-42Z" fill="var(--wa1)"/>
  <path d="M14 0H42V-8H14Z" fill="var(--wa3)"/>
  <path d="M-35-8H35V-15H-35Z" fill="var(--wa2)"/>
  <rect x="-22" y="-56" width="44" height="41" fill="#221a38"/>
  <ellipse cx="0" cy="-28" rx="26" ry="26" fill="url(#wb-lamp)" opacity="0.9"/>
  <path d="M-33-15V-56H-23V-15ZM23-15V-56H33V-15Z" fill="var(--wa1)"/>
  <path d="M28-15V-56H33V-15ZM-26-15V-56H-23V-15Z" fill="var(--wa3)"/>
  <path d="M-40-56L0-82L40-56V-50H-40Z" fill="var(--wa1)"/>
  <path d="M0-82L40-56V-50H14V-56Z" fill="var(--wa3)"/>
  <path d="M-12-15H12L8-24H-8Z" fill="var(--me3)"/>
  <ellipse cx="0" cy="-25" rx="13" ry="3.5" fill="var(--me1)"/>
  <circle cx="0" cy="-62" r="5" fill="var(--me2)"/>
</g>
<g id="wb-kit-terrace-houses">
  <path d="M5 -146V-178H39V-146Z" fill="var(--wa1)"/>
  <path d="M28.8 -146V-178H39V-146Z" fill="var(--wa3)"/>
  <path d="M0 -178L22 -196.7L44 -178Z" fill="var(--ro2)"/>
  <path d="M22 -196.7L44 -178H28.8Z" fill="var(--ro3)"/>
  <rect x="11.8" y="-169.04" width="6.800000000000001" height="10.24" fill="var(--gl)"/>
  <rect x="21.32" y="-169.04" width="5.44" height="10.24" fill="var(--gl)"/>
  <path d="M-38 -140V-164H-10V-140Z" fill="var(--wa1)"/>
  <path d="M-18.4 -140V-164H-10V-140Z" fill="var(--wa3)"/>
  <path d="M-43 -164L-24 -179.4L-5 -164Z" fill="var(--ro2)"/>
  <path d="M-24 -179.4L-5 -164H-18.4Z" fill="var(--ro3)"/>
  <rect x="-32.4" y="-157.28" width="5.6000000000000005" height="7.68" fill="var(--gl)"/>
  <rect x="-24.56" y="-157.28" width="4.48" height="7.68" fill="var(--gl)"/>
  <path d="M-70-108V-140Q0-146 78-140V-108Z" fill="var(--wa2)"/>
  <path d="M44-108V-141.5L78-140V-108Z" fill="var(--wa3)"/>
  <path d="M-74-136Q0-146 82-136V-144Q0-154-74-144Z" fill="var(--wa1)"/>
  <path d="M-85 -92V-126H-47V-92Z" fill="var(--wa1)"/>
  <path d="M-58.4 -92V-126H-47V-92Z" fill="var(--wa3)"/>
  <path d="M-90 -126L-66 -146.9L-42 -126Z" fill="var(--ro2)"/>
  <path d="M-66 -146.9L-42 -126H-58.4Z" fill="var(--ro3)"/>
  <rect x="-77.4" y="-116.48" width="7.6000000000000005" height="10.88" fill="var(--gl)"/>
  <rect x="-66.76" y="-116.48" width="6.08" height="10.88" fill="var(--gl)"/>
  <path d="M-16 -96V-136H20V-96Z" fill="var(--wa1)"/>
  <path d="M9.2 -96V-136H20V-96Z" fill="var(--wa3)"/>
  <path d="M-21 -136L2 -155.8L25 -136Z" fill="var(--ro2)"/>
  <path d="M2 -155.8L25 -136H9.2Z" fill="var(--ro3)"/>
  <rect x="-8.799999999999999" y="-124.8" width="7.2" height="12.8" fill="var(--gl)"/>
  <rect x="1.28" y="-124.8" width="5.76" height="12.8" fill="var(--gl)"/>
  <path d="M50 -92V-124H90V-92Z" fill="var(--wa1)"/>
  <path d="M78 -92V-124H90V-92Z" fill="var(--wa3)"/>
  <path d="M45 -124L70 -146L95 -124Z" fill="var(--ro2)"/>
  <path d="M70 -146L95 -124H78Z" fill="var(--ro3)"/>
  <rect x="58" y="-115.03999999999999" width="8" height="10.24" fill="var(--gl)"/>
  <rect x="69.2" y="-115.03999999999999" width="6.4" height="10.24" fill="var(--gl)"/>
  <path d="M-112-50V-92Q0-102 114-92V-50Z" fill="var(--wa2)"/>
  <path d="M70-50V-96L114-92V-50Z" fill="var(--wa3)"/>
  <path d="M-116-88Q0-100 118-88V-97Q0-108-116-97Z" fill="var(--wa1)"/>
  <path d="M-120 -40V-80H-76V-40Z" fill="var(--wa1)"/>
  <path d="M-89.2 -40V-80H-76V-40Z" fill="var(--wa3)"/>
  <path d="M-125 -80L-98 -104.2L-71 -80Z" fill="var(--ro2)"/>
  <path d="M-98 -104.2L-71 -80H-89.2Z" fill="var(--ro3)"/>
  <rect x="-111.2" y="-68.8" width="8.8" height="12.8" fill="var(--gl)"/>
  <rect x="-98.88" y="-68.8" width="7.04" height="12.8" fill="var(--gl)"/>
  <path d="M-54 -46V-90H-14V-46Z" fill="var(--wa1)"/>
  <path d="M-26 -46V-90H-14V-46Z" fill="var(--wa3)"/>
  <path d="M-59 -90L-34 -112L-9 -90Z" fill="var(--ro2)"/>
  <path d="M-34 -112L-9 -90H-26Z" fill="var(--ro3)"/>
  <rect x="-46" y="-77.68" width="8" height="14.08" fill="var(--gl)"/>
  <rect x="-34.8" y="-77.68" width="6.4" height="14.08" fill="var(--gl)"/>
  <path d="M61 -44V-84H107V-44Z" fill="var(--wa1)"/>
  <path d="M93.2 -44V-84H107V-44Z" fill="var(--wa3)"/>
  <path d="M56 -84L84 -109.3L112 -84Z" fill="var(--ro2)"/>
  <path d="M84 -109.3L112 -84H93.2Z" fill="var(--ro3)"/>
  <rect x="70.2" y="-72.8" width="9.200000000000001" height="12.8" fill="var(--gl)"/>
  <rect x="83.08" y="-72.8" width="7.36" height="12.8" fill="var(--gl)"/>
  <path d="M-130 0V-44Q0-54 130-44V0Z" fill="var(--wa2)"/>
  <path d="M84 0V-48L130-44V0Z" fill="var(--wa3)"/>
  <path d="M-132-40Q0-52 132-40V-49Q0-60-132-49Z" fill="var(--wa1)"/>
  <path d="M-109 0V-14Q-108-30 -96-30Q-84-30 -83-14V0Z" fill="#2a2140"/>
  <path d="M-63 0V-14Q-62-30 -50-30Q-38-30 -37-14V0Z" fill="#2a2140"/>
  <path d="M43 0V-14Q44-30 56-30Q68-30 69-14V0Z" fill="#2a2140"/>
  <path d="M91 0V-14Q92-30 104-30Q116-30 117-14V0Z" fill="#2a2140"/>
  <path d="M-22 0H28L22-50H10Z" fill="var(--wa1)"/>
  <path d="M-14-8H26M-8-18H25M-2-28H24M4-38H23" fill="none" stroke="var(--wa3)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M28-50H58L44-97H34Z" fill="var(--wa1)"/>
  <path d="M31-60H54M33-70H51M34-80H48" fill="none" stroke="var(--wa3)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-128-44Q-120-30-124-14Q-112-20-114-44ZM-60-92Q-54-78-58-66Q-46-74-48-94Z" fill="var(--le2)"/>
</g>
<g id="wb-kit-aqueduct">
  <path d="M-122 0V-112H122V0ZM-108 0V-54Q-106-84 -78-85Q-50-84 -48-54V0ZM-30 0V-54Q-28-84 0-85Q28-84 30-54V0ZM48 0V-54Q50-84 78-85Q106-84 108-54V0Z" fill="var(--wa2)" fill-rule="evenodd"/>
  <path d="M-40 0V-98H-34V0Z" fill="var(--wa3)"/>
  <path d="M-98-84L-94-74M-78-94V-82M-58-84L-62-74" fill="none" stroke="var(--wa1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M38 0V-98H44V0Z" fill="var(--wa3)"/>
  <path d="M-20-84L-16-74M0-94V-82M20-84L16-74" fill="none" stroke="var(--wa1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M116 0V-98H122V0Z" fill="var(--wa3)"/>
  <path d="M58-84L62-74M78-94V-82M98-84L94-74" fill="none" stroke="var(--wa1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-126-112H126V-98H-126Z" fill="var(--wa1)"/>
  <path d="M60-112H126V-98H60Z" fill="var(--wa3)"/>
  <path d="M-120-115Q-100-120-80-115T-40-115T0-115T40-115T80-115T120-115" fill="none" stroke="var(--wt1)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M112-98V-40" fill="none" stroke="var(--wt1)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M118-98V-60" fill="none" stroke="var(--wt2)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-painted-arch">
  <path d="M-80 0V-82Q-76-144 0-146V-110Q-42-108-46-80V0Z" fill="#d9a441"/>
  <path d="M-74 0V-82Q-70-138 0-140V-116Q-48-114-52-80V0Z" fill="#2f5f8c"/>
  <path d="M-74-20H-52V-8H-74ZM-74-44H-52V-32H-74ZM-74-68H-52V-56H-74ZM-72-96L-52-88L-48-96L-68-106ZM-58-120L-42-104L-34-109L-48-127ZM-26-136L-20-117L-10-119L-14-139Z" fill="#d8564a"/>
  <circle cx="-63" cy="-26" r="4" fill="#ffe3a0"/>
  <circle cx="-63" cy="-50" r="4" fill="#ffe3a0"/>
  <circle cx="-64" cy="-76" r="4" fill="#ffe3a0"/>
  <circle cx="-55" cy="-104" r="4" fill="#ffe3a0"/>
  <circle cx="-36" cy="-120" r="4" fill="#ffe3a0"/>
  <path d="M0-146Q12-146 24-142L14-130L22-122L8-118L10-111L0-110Z" fill="#c98a2c"/>
  <path d="M14-146Q76-140 80-82V0H46V-80Q44-104 12-110M62-6V-82Q58-122 16-130" fill="none" stroke="#a3957a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="8 7"/>
  <path d="M-86 0H-40V-9H-86Z" fill="#b57a2c"/>
  <path d="M40-3H86" fill="none" stroke="#a3957a" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="8 7"/>
  <path d="M34-100L54-128" fill="none" stroke="var(--wo2)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M28-92Q30-102 36-104L40-99Q38-92 28-92Z" fill="#d8564a"/>
</g>
`,we=`<symbol id="wb-card-story" viewBox="0 0 150 220" overflow="visible">
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" transform="translate(3 5)" fill="#05040f" opacity=".45"/>
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" fill="#8f2f10"/>
  <path d="M12 9H138V201H12Z" fill="url(#wb-card)"/>
  <path d="M12 9Q44 14 75 9Q106 4 138 9" fill="none" stroke="#c9b68c" stroke-width="1.5"/>
  <path d="M24 44H126M24 56H126M24 68H110M24 80H126M24 92H118M24 104H126M24 116H84" stroke="#c9b68c" stroke-width="3" stroke-linecap="round"/>
  <circle cx="75" cy="12" r="19" fill="#8f2f10"/>
  <g transform="translate(59 -4)">
  </g>
  <circle cx="75" cy="20" r="19" fill="#8f2f10"/>
  <g transform="translate(59 4)">
    <path d="M4 8Q11 5 16 9Q21 5 28 8V25Q21 22 16 26Q11 22 4 25ZM16 9V26" fill="none" stroke="#fffaf0" stroke-width="2.6" stroke-linejoin="round"/>
  </g>
  <path d="M138 201L112 201L138 175Z" fill="#cdb98d"/>
  <path d="M112 201L138 175L116 179Z" fill="#fffaf0"/>
</symbol>
<symbol id="wb-card-interaction" viewBox="0 0 150 220" overflow="visible">
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" transform="translate(3 5)" fill="#05040f" opacity=".45"/>
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" fill="#1f6f6a"/>
  <path d="M10 12Q10 10 12 10H138Q140 10 140 12V198Q140 200 138 200H12Q10 200 10 198Z" fill="url(#wb-card)"/>
  <path d="M18 30H132V126H18Z" fill="#cfe6dc"/>
  <path d="M75 30H132V126H75Z" fill="#b5d8cb"/>
  <path d="M26 142H124M26 156H104" stroke="#b9a67c" stroke-width="3" stroke-linecap="round"/>
  <path d="M18 172H132" stroke="#1f6f6a" stroke-width="2" stroke-dasharray="3 5"/>
  <circle cx="75" cy="20" r="19" fill="#1f6f6a"/>
  <g transform="translate(59 4)">
    <path d="M10 27Q6 20 7 15L10 16V7Q12 5 14 7V14V5Q16 3 18 5V14V6.5Q20 5 22 7V15V10Q24 8.5 25.5 10.5V19Q25 25 21 28Z" fill="#fffaf0"/>
  </g>
</symbol>
<symbol id="wb-card-goal" viewBox="0 0 150 220" overflow="visible">
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" transform="translate(3 5)" fill="#05040f" opacity=".45"/>
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" fill="#8a5a14"/>
  <path d="M10 12Q10 10 12 10H138Q140 10 140 12V198Q140 200 138 200H12Q10 200 10 198Z" fill="url(#wb-card)"/>
  <path d="M26 60H124M26 74H124M26 88H104" stroke="#b9a67c" stroke-width="3" stroke-linecap="round"/>
  <path d="M18 118H132V190H18Z" fill="#efe0bd"/>
  <circle cx="75" cy="20" r="19" fill="#c98a2c"/>
  <g transform="translate(59 4)">
    <path d="M9 28V5L25 10L12 15" fill="none" stroke="#fffaf0" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
  </g>
</symbol>
<symbol id="wb-card-rule" viewBox="0 0 150 220" overflow="visible">
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" transform="translate(3 5)" fill="#05040f" opacity=".45"/>
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" fill="#3b4177"/>
  <path d="M10 12Q10 10 12 10H138Q140 10 140 12V198Q140 200 138 200H12Q10 200 10 198Z" fill="url(#wb-card)"/>
  <path d="M26 60H124M26 74H124M26 88H124M26 102H104" stroke="#b9a67c" stroke-width="3" stroke-linecap="round"/>
  <circle cx="75" cy="20" r="19" fill="#3b4177"/>
  <g transform="translate(59 4)">
    <path d="M8 5H24V27H8ZM12 11H20M12 16H20M12 21H17" fill="none" stroke="#fffaf0" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"/>
  </g>
</symbol>
<symbol id="wb-card-item" viewBox="0 0 150 220" overflow="visible">
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" transform="translate(3 5)" fill="#05040f" opacity=".45"/>
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" fill="#c98a2c"/>
  <path d="M10 12Q10 10 12 10H138Q140 10 140 12V198Q140 200 138 200H12Q10 200 10 198Z" fill="#2a2f5e"/>
  <rect x="18" y="34" width="114" height="86" rx="8" fill="#3b4177"/>
  <path d="M75 34H124Q132 34 132 42V112Q132 120 124 120H75Z" fill="#333968"/>
  <path d="M18 128H132V192H18Z" fill="url(#wb-card)"/>
  <path d="M28 142H122M28 156H122M28 170H92" stroke="#b9a67c" stroke-width="3" stroke-linecap="round"/>
  <circle cx="75" cy="22" r="19" fill="#c98a2c"/>
  <g transform="translate(59 6)">
    <path d="M5 13H27V26H5ZM9 13Q9 5 16 5Q23 5 23 13" fill="none" stroke="#fffaf0" stroke-width="2.8" stroke-linejoin="round"/>
  </g>
</symbol>
<symbol id="wb-card-scrap" viewBox="0 0 150 220" overflow="visible">
  <path d="M8 8L22 4L38 9L54 3L72 8L90 4L108 9L124 3L142 8L146 26L142 46L147 66L142 88L147 108L142 130L147 150L142 172L146 190L142 204L124 208L108 203L90 208L72 203L54 208L38 203L22 208L8 204L4 186L8 168L3 148L8 128L3 108L8 86L3 66L8 46L4 26Z" transform="translate(3 5)" fill="#05040f" opacity=".45"/>
  <path d="M8 8L22 4L38 9L54 3L72 8L90 4L108 9L124 3L142 8L146 26L142 46L147 66L142 88L147 108L142 130L147 150L142 172L146 190L142 204L124 208L108 203L90 208L72 203L54 208L38 203L22 208L8 204L4 186L8 168L3 148L8 128L3 108L8 86L3 66L8 46L4 26Z" fill="#f6eeda"/>
  <path d="M75 8L90 4L108 9L124 3L142 8L146 26L142 46L147 66L142 88L147 108L142 130L147 150L142 172L146 190L142 204L124 208L108 203Q128 100 75 8Z" fill="#e4d6b6"/>
  <circle cx="75" cy="66" r="38" fill="#d8c9a4"/>
  <circle cx="75" cy="22" r="19" fill="#7a4a2a"/>
  <g transform="translate(59 6)">
    <path d="M6 5L25 4L27 15L22 18L27 27L7 28L9 19L5 14Z" fill="none" stroke="#fffaf0" stroke-width="2.6" stroke-linejoin="round"/>
  </g>
  <path d="M26 136H124M26 150H124M26 164H96" stroke="#b9a67c" stroke-width="3" stroke-linecap="round"/>
</symbol>
<symbol id="wb-card-back-wyrm" viewBox="0 0 150 220" overflow="visible">
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" transform="translate(3 5)" fill="#05040f" opacity=".45"/>
  <path d="M12 2H138Q148 2 148 12V198Q148 208 138 208H12Q2 208 2 198V12Q2 2 12 2Z" fill="#6d5fa8"/>
  <path d="M10 12Q10 10 12 10H138Q140 10 140 12V198Q140 200 138 200H12Q10 200 10 198Z" fill="#1b1533"/>
  <path d="M30 105Q40 66 75 66Q110 66 120 105Q110 144 75 144Q40 144 30 105Z" fill="#05040f"/>
  <path d="M31 98L44 82L54 106L64 72L75 108L86 72L96 106L106 82L119 98Q108 66 75 66Q42 66 31 98Z" fill="#fbf8ff"/>
  <path d="M31 112L44 128L54 104L64 138L75 102L86 138L96 104L106 128L119 112Q108 144 75 144Q42 144 31 112Z" fill="#d9d0f2"/>
</symbol>
<symbol id="wb-card-back-scrap" viewBox="0 0 150 220" overflow="visible">
  <path d="M8 8L22 4L38 9L54 3L72 8L90 4L108 9L124 3L142 8L146 26L142 46L147 66L142 88L147 108L142 130L147 150L142 172L146 190L142 204L124 208L108 203L90 208L72 203L54 208L38 203L22 208L8 204L4 186L8 168L3 148L8 128L3 108L8 86L3 66L8 46L4 26Z" transform="translate(3 5)" fill="#05040f" opacity=".45"/>
  <path d="M8 8L22 4L38 9L54 3L72 8L90 4L108 9L124 3L142 8L146 26L142 46L147 66L142 88L147 108L142 130L147 150L142 172L146 190L142 204L124 208L108 203L90 208L72 203L54 208L38 203L22 208L8 204L4 186L8 168L3 148L8 128L3 108L8 86L3 66L8 46L4 26Z" fill="#b98d5a"/>
  <path d="M75 8L90 4L108 9L124 3L142 8L146 26L142 46L147 66L142 88L147 108L142 130L147 150L142 172L146 190L142 204L124 208L108 203Q128 100 75 8Z" fill="#94683c"/>
  <path d="M48 70L100 64L106 96L94 104L106 130L54 140L60 112L46 100Z" fill="#f6eeda"/>
  <path d="M60 84H92M60 96H84M66 112H92M64 124H92" stroke="#94683c" stroke-width="4" stroke-linecap="round"/>
</symbol>
`,Te=`<g id="wb-kit-moon">
  <circle cx="0" cy="-50" r="74" fill="var(--gl)" opacity=".14"/>
  <circle cx="0" cy="-50" r="44" fill="#f8e9bd"/>
  <path d="M0-94A44 44 0 0 1 0-6A70 70 0 0 0 0-94Z" fill="#ecd7a0"/>
  <circle cx="-14" cy="-60" r="8" fill="#e6d19a"/>
  <circle cx="10" cy="-38" r="6" fill="#e0c98e"/>
  <circle cx="-8" cy="-28" r="4" fill="#e6d19a"/>
</g>
<g id="wb-kit-sun">
  <path d="M-54 0A54 54 0 0 1 54 0Z" fill="#ffb35c"/>
  <path d="M-36 0A36 36 0 0 1 36 0Z" fill="#ffe3a0"/>
  <path d="M0-66V-78M-46-48L-54-57M46-48L54-57M-66-20L-78-24M66-20L78-24" fill="none" stroke="#ffcf8a" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-cloud">
  <path d="M-56 0Q-66-18-44-22Q-36-44-10-36Q10-50 26-30Q52-30 54-12Q58 0 48 0Z" fill="var(--cl2)"/>
  <path d="M10-40Q20-40 26-30Q52-30 54-12Q58 0 48 0H14Q34-20 10-40Z" fill="var(--cl3)"/>
</g>
<g id="wb-kit-hills">
  <path d="M-200 0V-40Q-150-78-96-52Q-50-90 10-58Q70-92 120-54Q160-70 200-44V0Z" fill="var(--hi2)"/>
  <path d="M10-58Q70-92 120-54Q160-70 200-44V0H60Q70-40 10-58Z" fill="var(--hi3)"/>
</g>
<g id="wb-kit-townrow">
  <path d="M-210 0V-60H-190V-84L-172-104L-154-84V-50H-130V-92H-96V-60H-76L-58-84L-40-60V-40H-20V-110L0-130L20-110V-50H44V-74H78V-44H96L116-72L136-44V-90H164V-56H186V-70H210V0Z" fill="var(--hi2)"/>
  <path d="M0-130L20-110V-50H44V-74H78V-44H96L116-72L136-44V-90H164V-56H186V-70H210V0H4Z" fill="var(--hi3)"/>
  <rect x="-180" y="-70" width="8" height="11" fill="var(--gl)"/>
  <rect x="-116" y="-72" width="8" height="11" fill="var(--gl)"/>
  <rect x="-62" y="-52" width="8" height="11" fill="var(--gl)"/>
  <rect x="-4" y="-96" width="8" height="11" fill="var(--gl)"/>
  <rect x="-4" y="-70" width="8" height="11" fill="var(--gl)"/>
  <rect x="56" y="-56" width="8" height="11" fill="var(--gl)"/>
  <rect x="146" y="-70" width="8" height="11" fill="var(--gl)"/>
  <rect x="-174" y="-40" width="8" height="11" fill="var(--gl)"/>
  <rect x="112" y="-30" width="8" height="11" fill="var(--gl)"/>
</g>
<g id="wb-kit-trunks">
  <path d="M-190 0Q-178-80-192-170H-160Q-168-80-150 0ZM-96 0Q-88-90-100-170H-78Q-84-80-70 0ZM-10 0Q0-80-12-170H18Q8-80 30 0ZM96 0Q104-90 92-170H118Q112-80 130 0ZM160 0Q172-80 164-170H194Q188-80 200 0Z" fill="var(--hi2)"/>
  <path d="M-162-170H-160Q-168-80-150 0H-162Q-174-90-162-170ZM12-170H18Q8-80 30 0H16Q4-90 12-170ZM188-170H194Q188-80 200 0H188Q182-80 188-170Z" fill="var(--hi3)"/>
  <path d="M-200-176Q-170-130-130-160Q-100-124-60-158Q-20-120 20-160Q60-126 96-158Q140-124 200-176Z" fill="var(--hi3)"/>
</g>
<g id="wb-kit-sketch">
  <path d="M-156 0Q-140-30-112-26Q-90-48-66-30M-60 0V-96M-8 0V-96M-66-96L-34-142L-2-96ZM-48-70h14v22h-14ZM4 0V-58H58V0M-2-58L31-96L64-58M16-42h12v16H16ZM84 0Q92-30 88-56H100Q98-28 108 0M66-80Q58-108 84-112Q96-136 118-116Q142-116 136-88Q140-64 112-66Q92-54 84-66Q66-66 66-80Z" fill="none" stroke="#9a8d78" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="9 7"/>
  <path d="M-156-100Q-150-116-134-112Q-124-126-108-114Q-92-112-96-100ZM120-140a12 12 0 1 0 24 0a12 12 0 1 0-24 0" fill="none" stroke="#b5a993" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="5 6"/>
  <path d="M-34-160V-8M31-110V-8" fill="none" stroke="#b5a993" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2 6"/>
</g>
`,Ee=`<symbol id="wb-wyrm-a" viewBox="4 -4 104 116" overflow="visible">
  <g transform="translate(4 3)" opacity=".28">
    <g fill="#05040f" stroke="#05040f" stroke-linejoin="round" stroke-linecap="round">
      <path d="M20 36Q16 12 44 8Q74 4 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H28Q22 96 32 86Q38 80 36 72Q18 70 14 56Q12 46 20 36Z" stroke-width="4"/>
    </g>
  </g>
  <g fill="#6d5fa8" stroke="#6d5fa8" stroke-linejoin="round" stroke-linecap="round">
    <path d="M20 36Q16 12 44 8Q74 4 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H28Q22 96 32 86Q38 80 36 72Q18 70 14 56Q12 46 20 36Z" stroke-width="4"/>
  </g>
  <path d="M20 36Q16 12 44 8Q74 4 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H28Q22 96 32 86Q38 80 36 72Q18 70 14 56Q12 46 20 36Z" fill="#fbf8ff"/>
  <path d="M60 7Q78 10 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H58Q76 84 66 66Q74 50 72 34Q70 16 60 7Z" fill="#d9d0f2"/>
  <path d="M42 82H62M40 90H62M38 98H60" fill="none" stroke="#a799d6" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M13 52Q14 44 34 44Q58 42 68 48Q72 64 56 72Q34 80 20 68Q12 60 13 52Z" fill="#17132b"/>
  <path d="M24 68Q34 60 50 62Q58 64 58 70Q40 78 24 68Z" fill="#7a2d5e"/>
  <path d="M14 50L20 45.5L24 58L30 44.5L35 60L41 43.6L47 60L52 43.6L57 58L62 45.6L68 48L66 56L60 47H20Z" fill="#fbf8ff"/>
  <path d="M22 69L27 60L32 73L38 62L43 75L49 62L54 72L60 62L62 67Q52 78 36 76Q26 74 22 69Z" fill="#efe9ff"/>
  <path d="M25.8 31a5.2 6.5 0 1 0 10.4 0a5.2 6.5 0 1 0 -10.4 0Z" fill="#17132b"/>
  <path d="M49.8 29a5.2 6.5 0 1 0 10.4 0a5.2 6.5 0 1 0 -10.4 0Z" fill="#17132b"/>
  <path d="M27.7 28.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z" fill="#fff"/>
  <path d="M51.7 26.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z" fill="#fff"/>
  <path d="M23 21L36 26M63 18L50 24" fill="none" stroke="#17132b" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
<symbol id="wb-wyrm-b" viewBox="4 -4 104 116" overflow="visible">
  <g transform="translate(4 3)" opacity=".28">
    <g fill="#05040f" stroke="#05040f" stroke-linejoin="round" stroke-linecap="round">
      <path d="M16 44Q12 20 36 12Q66 4 80 22L90 20L86 32L95 38L86 46L93 56L83 60Q98 66 98 82Q96 96 84 94Q88 84 80 80Q78 96 82 104H34Q28 92 38 84L36 76Q14 72 16 44Z" stroke-width="4"/>
    </g>
  </g>
  <g fill="#6d5fa8" stroke="#6d5fa8" stroke-linejoin="round" stroke-linecap="round">
    <path d="M16 44Q12 20 36 12Q66 4 80 22L90 20L86 32L95 38L86 46L93 56L83 60Q98 66 98 82Q96 96 84 94Q88 84 80 80Q78 96 82 104H34Q28 92 38 84L36 76Q14 72 16 44Z" stroke-width="4"/>
  </g>
  <path d="M16 44Q12 20 36 12Q66 4 80 22L90 20L86 32L95 38L86 46L93 56L83 60Q98 66 98 82Q96 96 84 94Q88 84 80 80Q78 96 82 104H34Q28 92 38 84L36 76Q14 72 16 44Z" fill="#fbf8ff"/>
  <path d="M58 10Q74 12 80 22L90 20L86 32L95 38L86 46L93 56L83 60Q98 66 98 82Q96 96 84 94Q88 84 80 80Q78 96 82 104H60Q74 84 66 66Q74 48 70 30Z" fill="#d9d0f2"/>
  <path d="M42 82H62M40 90H62M38 98H60" fill="none" stroke="#a799d6" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M13 52Q14 44 34 44Q58 42 68 48Q72 64 56 72Q34 80 20 68Q12 60 13 52Z" fill="#17132b"/>
  <path d="M24 68Q34 60 50 62Q58 64 58 70Q40 78 24 68Z" fill="#7a2d5e"/>
  <path d="M14 50L20 45.5L24 58L30 44.5L35 60L41 43.6L47 60L52 43.6L57 58L62 45.6L68 48L66 56L60 47H20Z" fill="#fbf8ff"/>
  <path d="M22 69L27 60L32 73L38 62L43 75L49 62L54 72L60 62L62 67Q52 78 36 76Q26 74 22 69Z" fill="#efe9ff"/>
  <path d="M25.8 31a5.2 6.5 0 1 0 10.4 0a5.2 6.5 0 1 0 -10.4 0Z" fill="#17132b"/>
  <path d="M49.8 29a5.2 6.5 0 1 0 10.4 0a5.2 6.5 0 1 0 -10.4 0Z" fill="#17132b"/>
  <path d="M27.7 28.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z" fill="#fff"/>
  <path d="M51.7 26.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z" fill="#fff"/>
  <path d="M23 21L36 26M63 18L50 24" fill="none" stroke="#17132b" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
<symbol id="wb-wyrm-c" viewBox="4 -4 104 116" overflow="visible">
  <g transform="translate(4 3)" opacity=".28">
    <g fill="#05040f" stroke="#05040f" stroke-linejoin="round" stroke-linecap="round">
      <path d="M22 40Q20 16 48 12L52 2L60 12L70 4L73 16Q88 24 86 44Q86 58 76 66L86 78L78 84L86 98L72 104H22Q12 98 18 88Q30 92 32 80Q34 76 34 72Q22 62 22 40Z" stroke-width="4"/>
    </g>
  </g>
  <g fill="#6d5fa8" stroke="#6d5fa8" stroke-linejoin="round" stroke-linecap="round">
    <path d="M22 40Q20 16 48 12L52 2L60 12L70 4L73 16Q88 24 86 44Q86 58 76 66L86 78L78 84L86 98L72 104H22Q12 98 18 88Q30 92 32 80Q34 76 34 72Q22 62 22 40Z" stroke-width="4"/>
  </g>
  <path d="M22 40Q20 16 48 12L52 2L60 12L70 4L73 16Q88 24 86 44Q86 58 76 66L86 78L78 84L86 98L72 104H22Q12 98 18 88Q30 92 32 80Q34 76 34 72Q22 62 22 40Z" fill="#fbf8ff"/>
  <path d="M66 10L70 4L73 16Q88 24 86 44Q86 58 76 66L86 78L78 84L86 98L72 104H54Q70 84 64 68Q76 56 74 40Q72 22 66 10Z" fill="#d9d0f2"/>
  <path d="M42 82H62M40 90H62M38 98H60" fill="none" stroke="#a799d6" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M13 52Q14 44 34 44Q58 42 68 48Q72 64 56 72Q34 80 20 68Q12 60 13 52Z" fill="#17132b"/>
  <path d="M24 68Q34 60 50 62Q58 64 58 70Q40 78 24 68Z" fill="#7a2d5e"/>
  <path d="M14 50L20 45.5L24 58L30 44.5L35 60L41 43.6L47 60L52 43.6L57 58L62 45.6L68 48L66 56L60 47H20Z" fill="#fbf8ff"/>
  <path d="M22 69L27 60L32 73L38 62L43 75L49 62L54 72L60 62L62 67Q52 78 36 76Q26 74 22 69Z" fill="#efe9ff"/>
  <path d="M25.8 31a5.2 6.5 0 1 0 10.4 0a5.2 6.5 0 1 0 -10.4 0Z" fill="#17132b"/>
  <path d="M49.8 29a5.2 6.5 0 1 0 10.4 0a5.2 6.5 0 1 0 -10.4 0Z" fill="#17132b"/>
  <path d="M27.7 28.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z" fill="#fff"/>
  <path d="M51.7 26.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0Z" fill="#fff"/>
  <path d="M23 21L36 26M63 18L50 24" fill="none" stroke="#17132b" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
<symbol id="wb-wyrm-stunned" viewBox="-6 -6 128 116" overflow="visible">
  <g transform="translate(112 12) rotate(82)">
    <g transform="translate(4 3)" opacity=".28">
      <g fill="#05040f" stroke="#05040f" stroke-linejoin="round" stroke-linecap="round">
        <path d="M20 36Q16 12 44 8Q74 4 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H28Q22 96 32 86Q38 80 36 72Q18 70 14 56Q12 46 20 36Z" stroke-width="4"/>
      </g>
    </g>
    <g fill="#6d5fa8" stroke="#6d5fa8" stroke-linejoin="round" stroke-linecap="round">
      <path d="M20 36Q16 12 44 8Q74 4 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H28Q22 96 32 86Q38 80 36 72Q18 70 14 56Q12 46 20 36Z" stroke-width="4"/>
    </g>
    <path d="M20 36Q16 12 44 8Q74 4 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H28Q22 96 32 86Q38 80 36 72Q18 70 14 56Q12 46 20 36Z" fill="#fbf8ff"/>
    <path d="M60 7Q78 10 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H58Q76 84 66 66Q74 50 72 34Q70 16 60 7Z" fill="#d9d0f2"/>
    <path d="M42 82H62M40 90H62M38 98H60" fill="none" stroke="#a799d6" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M20 54Q40 50 64 54Q62 70 44 70Q26 70 20 54Z" fill="#17132b"/>
    <path d="M24 55l5 8 5-8ZM38 54l5 9 5-9ZM52 54l4 8 5-8Z" fill="#fbf8ff"/>
    <path d="M30 66Q34 84 44 82Q52 78 46 68Z" fill="#e0608f"/>
    <path d="M28 32l10 10M38 32l-10 10M54 30l10 10M64 30l-10 10" fill="none" stroke="#17132b" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>
  </g>
  <g transform="translate(34 14) scale(1.1)">
    <path d="M0 0A4 4 0 1 1 -4 5A9 9 0 1 1 9 -2" fill="none" stroke="#ffd27a" stroke-width="3.6" stroke-linecap="round"/>
  </g>
  <g transform="translate(58 4) scale(0.8)">
    <path d="M0 0A4 4 0 1 1 -4 5A9 9 0 1 1 9 -2" fill="none" stroke="#ffd27a" stroke-width="3.6" stroke-linecap="round"/>
  </g>
</symbol>
<symbol id="wb-wyrm-pinned" viewBox="-6 -6 128 116" overflow="visible">
  <g transform="translate(112 12) rotate(82)">
    <g transform="translate(4 3)" opacity=".28">
      <g fill="#05040f" stroke="#05040f" stroke-linejoin="round" stroke-linecap="round">
        <path d="M20 36Q16 12 44 8Q74 4 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H28Q22 96 32 86Q38 80 36 72Q18 70 14 56Q12 46 20 36Z" stroke-width="4"/>
      </g>
    </g>
    <g fill="#6d5fa8" stroke="#6d5fa8" stroke-linejoin="round" stroke-linecap="round">
      <path d="M20 36Q16 12 44 8Q74 4 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H28Q22 96 32 86Q38 80 36 72Q18 70 14 56Q12 46 20 36Z" stroke-width="4"/>
    </g>
    <path d="M20 36Q16 12 44 8Q74 4 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H28Q22 96 32 86Q38 80 36 72Q18 70 14 56Q12 46 20 36Z" fill="#fbf8ff"/>
    <path d="M60 7Q78 10 84 28L92 30L85 40L93 46L84 52L90 62L80 64L90 76L82 82L92 94L78 104H58Q76 84 66 66Q74 50 72 34Q70 16 60 7Z" fill="#d9d0f2"/>
    <path d="M42 82H62M40 90H62M38 98H60" fill="none" stroke="#a799d6" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M20 54Q40 50 64 54Q62 70 44 70Q26 70 20 54Z" fill="#17132b"/>
    <path d="M24 55l5 8 5-8ZM38 54l5 9 5-9ZM52 54l4 8 5-8Z" fill="#fbf8ff"/>
    <path d="M30 66Q34 84 44 82Q52 78 46 68Z" fill="#e0608f"/>
    <path d="M28 32l10 10M38 32l-10 10M54 30l10 10M64 30l-10 10" fill="none" stroke="#17132b" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>
  </g>
  <g>
    <path d="M52 18L74 74" stroke="#05040f" stroke-width="8" opacity=".35" transform="translate(3 3)"/>
    <path d="M50 16L72 72" stroke="#c98a2c" stroke-width="8" stroke-linecap="round"/>
    <circle cx="47" cy="10" r="15" fill="#8a5a14"/>
    <circle cx="46" cy="8" r="14" fill="#ffd27a"/>
    <path d="M46 -6A14 14 0 0 1 46 22A18 18 0 0 0 46 -6Z" fill="#d99b34"/>
  </g>
</symbol>
<symbol id="wb-dark-aura" viewBox="0 0 200 200" overflow="visible">
  <circle cx="100" cy="100" r="98" fill="url(#wb-dark)"/>
  <path fill-rule="evenodd" d="M198 100L174.5 114.8L183.1 134.4L168.2 145.6L169.3 169.3L142.2 163.2L134.4 183.1L116 180.4L100 198L85.2 174.5L65.6 183.1L54.4 168.2L30.7 169.3L36.8 142.2L16.9 134.4L19.6 116L2 100L25.5 85.2L16.9 65.6L31.8 54.4L30.7 30.7L57.8 36.8L65.6 16.9L84 19.6L100 2L114.8 25.5L134.4 16.9L145.6 31.8L169.3 30.7L163.2 57.8L183.1 65.6L180.4 84ZM173 100L163.8 82.9L163.2 63.5L146.7 53.3L136.5 36.8L117.1 36.2L100 27L82.9 36.2L63.5 36.8L53.3 53.3L36.8 63.5L36.2 82.9L27 100L36.2 117.1L36.8 136.5L53.3 146.7L63.5 163.2L82.9 163.8L100 173L117.1 163.8L136.5 163.2L146.7 146.7L163.2 136.5L163.8 117.1Z" fill="#3d1f70"/>
  <path fill-rule="evenodd" d="M198 100L174.5 114.8L183.1 134.4L168.2 145.6L169.3 169.3L142.2 163.2L134.4 183.1L116 180.4L100 198L85.2 174.5L65.6 183.1L54.4 168.2L30.7 169.3L36.8 142.2L16.9 134.4L19.6 116L2 100L25.5 85.2L16.9 65.6L31.8 54.4L30.7 30.7L57.8 36.8L65.6 16.9L84 19.6L100 2L114.8 25.5L134.4 16.9L145.6 31.8L169.3 30.7L163.2 57.8L183.1 65.6L180.4 84ZM178 100L181.1 78.3L167.5 61L159.4 40.6L139 32.5L121.7 18.9L100 22L78.3 18.9L61 32.5L40.6 40.6L32.5 61L18.9 78.3L22 100L18.9 121.7L32.5 139L40.6 159.4L61 167.5L78.3 181.1L100 178L121.7 181.1L139 167.5L159.4 159.4L167.5 139L181.1 121.7Z" fill="#c79cff" opacity=".75" transform="translate(17 17) scale(.83)"/>
</symbol>
<symbol id="wb-vortex" viewBox="0 0 100 60" overflow="visible">
  <ellipse cx="50" cy="32" rx="48" ry="25" fill="#0a0718"/>
  <ellipse cx="50" cy="30" rx="46" ry="23" fill="#2b1d55"/>
  <path d="M50 29A6 3 0 1 1 44 32A16 8 0 1 1 66 28A27 13.5 0 1 1 24 36A38 18.5 0 0 1 84 24" fill="none" stroke="#c79cff" stroke-width="4" stroke-linecap="round"/>
  <ellipse cx="50" cy="30" rx="5" ry="2.5" fill="#05040f"/>
</symbol>
<symbol id="wb-vortex-asleep" viewBox="0 0 100 60" overflow="visible">
  <ellipse cx="50" cy="30" rx="44" ry="22" fill="none" stroke="#6d5fa8" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>
  <path d="M50 29A6 3 0 1 1 44 32A16 8 0 1 1 66 28" fill="none" stroke="#6d5fa8" stroke-width="3.5" stroke-linecap="round"/>
</symbol>
`,De=`<g id="wb-cut-bull">
  <g transform="translate(4 3)" opacity=".28">
    <g fill="#05040f" stroke="#05040f" stroke-linejoin="round" stroke-linecap="round">
      <path d="M80 92L87 95L113 36Q118 22 109 18Q101 15 97 27Z" stroke-width="7"/>
      <path d="M82 90L89 76" fill="none" stroke-width="13.5"/>
      <path d="M40 108L37 146H55L58 116Z" stroke-width="7"/>
      <path d="M60 116L62 146H80L77 108Z" stroke-width="7"/>
      <path d="M34 142H55V151H31Q29 146 34 142Z" stroke-width="7"/>
      <path d="M62 142H81Q87 146 86 151H62Z" stroke-width="7"/>
      <path d="M32 150H55M62 150H85" fill="none" stroke-width="10"/>
      <path d="M40 69Q22 76 19 98Q26 110 40 106L41 97Q33 96 33 92Q36 86 44 82Z" stroke-width="7"/>
      <path d="M36 72Q58 61 82 72L83 115Q58 123 35 115Z" stroke-width="7"/>
      <path d="M79 70Q98 76 97 94Q88 102 78 96L76 84Z" stroke-width="7"/>
      <path d="M79 86a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z" stroke-width="7"/>
      <path d="M36 40Q36 20 58 20Q81 20 81 42Q81 66 59 68Q37 66 36 40Z" stroke-width="7"/>
      <path d="M31 46a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z" stroke-width="7"/>
      <path d="M35 42Q33 28 42 22L80 24Q85 32 82 44L77 36L70 40L66 33L58 39L52 33L46 40L41 35Z" stroke-width="7"/>
      <path d="M37 28Q40 9 60 9Q80 9 82 28Q60 20 37 28Z" stroke-width="7"/>
      <path d="M80 21Q94 22 96 29Q88 31 80 28Z" stroke-width="7"/>
    </g>
  </g>
  <g fill="#f3ead6" stroke="#f3ead6" stroke-linejoin="round" stroke-linecap="round">
    <path d="M80 92L87 95L113 36Q118 22 109 18Q101 15 97 27Z" stroke-width="7"/>
    <path d="M82 90L89 76" fill="none" stroke-width="13.5"/>
    <path d="M40 108L37 146H55L58 116Z" stroke-width="7"/>
    <path d="M60 116L62 146H80L77 108Z" stroke-width="7"/>
    <path d="M34 142H55V151H31Q29 146 34 142Z" stroke-width="7"/>
    <path d="M62 142H81Q87 146 86 151H62Z" stroke-width="7"/>
    <path d="M32 150H55M62 150H85" fill="none" stroke-width="10"/>
    <path d="M40 69Q22 76 19 98Q26 110 40 106L41 97Q33 96 33 92Q36 86 44 82Z" stroke-width="7"/>
    <path d="M36 72Q58 61 82 72L83 115Q58 123 35 115Z" stroke-width="7"/>
    <path d="M79 70Q98 76 97 94Q88 102 78 96L76 84Z" stroke-width="7"/>
    <path d="M79 86a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z" stroke-width="7"/>
    <path d="M36 40Q36 20 58 20Q81 20 81 42Q81 66 59 68Q37 66 36 40Z" stroke-width="7"/>
    <path d="M31 46a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z" stroke-width="7"/>
    <path d="M35 42Q33 28 42 22L80 24Q85 32 82 44L77 36L70 40L66 33L58 39L52 33L46 40L41 35Z" stroke-width="7"/>
    <path d="M37 28Q40 9 60 9Q80 9 82 28Q60 20 37 28Z" stroke-width="7"/>
    <path d="M80 21Q94 22 96 29Q88 31 80 28Z" stroke-width="7"/>
  </g>
  <path d="M80 92L87 95L113 36Q118 22 109 18Q101 15 97 27Z" fill="#e0a860"/>
  <path d="M84 93L87 95L113 36Q118 22 109 18Q112 26 107 38Z" fill="#b57a3a"/>
  <path d="M82 90L89 76" fill="none" stroke="#3b2a4a" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M40 108L37 146H55L58 116Z" fill="#343b78"/>
  <path d="M60 116L62 146H80L77 108Z" fill="#262b5c"/>
  <path d="M34 142H55V151H31Q29 146 34 142Z" fill="#f3ead6"/>
  <path d="M62 142H81Q87 146 86 151H62Z" fill="#d8c9ae"/>
  <path d="M32 150H55M62 150H85" fill="none" stroke="#a92c2e" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M40 69Q22 76 19 98Q26 110 40 106L41 97Q33 96 33 92Q36 86 44 82Z" fill="#f3e6cc"/>
  <path d="M35 102a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" fill="#d99b6c"/>
  <path d="M36 72Q58 61 82 72L83 115Q58 123 35 115Z" fill="#dc4a3c"/>
  <path d="M62 65Q74 67 82 72L83 115Q73 119 63 119Z" fill="#ab2f31"/>
  <path d="M35 108Q58 116 83 108V116Q58 124 35 116Z" fill="#6f1b2a"/>
  <path d="M59 68V118" fill="none" stroke="#6f1b2a" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M45 80h9v4h-2.6v11h-3.8v-11h-2.6Z" fill="#ffd27a"/>
  <path d="M79 70Q98 76 97 94Q88 102 78 96L76 84Z" fill="#dccdb2"/>
  <path d="M90 80Q98 84 97 94Q92 99 86 98Q92 90 90 80Z" fill="#bda98a"/>
  <path d="M79 86a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z" fill="#d99b6c"/>
  <path d="M50 60H68V70Q59 76 50 70Z" fill="#c4875a"/>
  <path d="M36 40Q36 20 58 20Q81 20 81 42Q81 66 59 68Q37 66 36 40Z" fill="#e7ae7d"/>
  <path d="M62 20Q81 22 81 42Q81 66 59 68Q72 60 72 42Q72 28 62 20Z" fill="#cf925f"/>
  <path d="M31 46a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z" fill="#e0a371"/>
  <path d="M35 42Q33 28 42 22L80 24Q85 32 82 44L77 36L70 40L66 33L58 39L52 33L46 40L41 35Z" fill="#3a2224"/>
  <path d="M37 28Q40 9 60 9Q80 9 82 28Q60 20 37 28Z" fill="#dc4a3c"/>
  <path d="M63 9Q80 11 82 28Q74 24 66 23.4Q70 16 63 9Z" fill="#ab2f31"/>
  <path d="M80 21Q94 22 96 29Q88 31 80 28Z" fill="#ab2f31"/>
  <path d="M57.4 9.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z" fill="#6f1b2a"/>
  <path d="M47.45 47a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M64.45 47a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M48.2 45.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M65.19999999999999 45.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M45 39.5L53 41M64 41L72 39.5" fill="none" stroke="#3a2224" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M52 57Q59 62 67 56" fill="none" stroke="#8c3b2c" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M71 52l7-3 1.6 4-7 3Z" fill="#f3ead6"/>
</g>
<symbol id="wb-hero-bull" viewBox="-8 -2 136 164" overflow="visible">
  <use href="#wb-cut-bull"/>
</symbol>
<g id="wb-cut-brawn">
  <g transform="translate(4 3)" opacity=".28">
    <g fill="#05040f" stroke="#05040f" stroke-linejoin="round" stroke-linecap="round">
      <path d="M38 131H56V151H33Q33 144 38 142Z" stroke-width="7"/>
      <path d="M64 131H80V142Q87 144 87 151H64Z" stroke-width="7"/>
      <path d="M38 100H80L82 120Q72 124 63 121L59 114L55 121Q46 124 36 120Z" stroke-width="7"/>
      <path d="M39 72Q59 63 80 72L81 104Q59 109 38 104Z" stroke-width="7"/>
      <path d="M42 72Q26 78 22 92Q28 100 36 98L46 88Z" stroke-width="7"/>
      <path d="M77 72Q94 78 98 92Q92 100 84 98L74 88Z" stroke-width="7"/>
      <path d="M24 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z" stroke-width="7"/>
      <path d="M67 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z" stroke-width="7"/>
      <path d="M36 38Q35 16 59 15Q83 16 82 38Q82 63 59 66Q37 63 36 38Z" stroke-width="7"/>
      <path d="M35 36Q34 12 59 12Q84 12 83 36Q76 26 59 26Q42 26 35 36Z" stroke-width="7"/>
      <path d="M10 74Q8 56 24 54Q40 54 41 70Q42 84 30 88L20 88Q12 84 10 74Z" stroke-width="7"/>
      <path d="M17 86H34L33 95H19Z" stroke-width="7"/>
      <path d="M110 66Q110 48 95 47Q80 48 79 63Q79 77 90 81L101 81Q108 77 110 66Z" stroke-width="7"/>
      <path d="M87 79H104L102 88H88Z" stroke-width="7"/>
    </g>
  </g>
  <g fill="#f3ead6" stroke="#f3ead6" stroke-linejoin="round" stroke-linecap="round">
    <path d="M38 131H56V151H33Q33 144 38 142Z" stroke-width="7"/>
    <path d="M64 131H80V142Q87 144 87 151H64Z" stroke-width="7"/>
    <path d="M38 100H80L82 120Q72 124 63 121L59 114L55 121Q46 124 36 120Z" stroke-width="7"/>
    <path d="M39 72Q59 63 80 72L81 104Q59 109 38 104Z" stroke-width="7"/>
    <path d="M42 72Q26 78 22 92Q28 100 36 98L46 88Z" stroke-width="7"/>
    <path d="M77 72Q94 78 98 92Q92 100 84 98L74 88Z" stroke-width="7"/>
    <path d="M24 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z" stroke-width="7"/>
    <path d="M67 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z" stroke-width="7"/>
    <path d="M36 38Q35 16 59 15Q83 16 82 38Q82 63 59 66Q37 63 36 38Z" stroke-width="7"/>
    <path d="M35 36Q34 12 59 12Q84 12 83 36Q76 26 59 26Q42 26 35 36Z" stroke-width="7"/>
    <path d="M10 74Q8 56 24 54Q40 54 41 70Q42 84 30 88L20 88Q12 84 10 74Z" stroke-width="7"/>
    <path d="M17 86H34L33 95H19Z" stroke-width="7"/>
    <path d="M110 66Q110 48 95 47Q80 48 79 63Q79 77 90 81L101 81Q108 77 110 66Z" stroke-width="7"/>
    <path d="M87 79H104L102 88H88Z" stroke-width="7"/>
  </g>
  <path d="M44 110L40 134H55L58 114Z" fill="#8a5236"/>
  <path d="M60 114L65 134H79L74 110Z" fill="#6f3f2a"/>
  <path d="M38 131H56V151H33Q33 144 38 142Z" fill="#f3ead6"/>
  <path d="M64 131H80V142Q87 144 87 151H64Z" fill="#d8c9ae"/>
  <path d="M40 136H55M65 136H79M35 149H55M65 149H86" fill="none" stroke="#2f62c4" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M38 100H80L82 120Q72 124 63 121L59 114L55 121Q46 124 36 120Z" fill="#23306e"/>
  <path d="M60 100H80L82 120Q72 124 63 121L60 115Z" fill="#182253"/>
  <path d="M40 102L38 119" fill="none" stroke="#9fe3ff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M39 72Q59 63 80 72L81 104Q59 109 38 104Z" fill="#3f7be0"/>
  <path d="M62 66Q73 68 80 72L81 104Q72 107 63 107Z" fill="#2a57b3"/>
  <path d="M50 66Q59 78 69 66L66 64H53Z" fill="#7b4830"/>
  <path d="M43 92H77" fill="none" stroke="#f3ead6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M42 72Q26 78 22 92Q28 100 36 98L46 88Z" fill="#8a5236"/>
  <path d="M77 72Q94 78 98 92Q92 100 84 98L74 88Z" fill="#6f3f2a"/>
  <path d="M50 58H68V69Q59 74 50 69Z" fill="#6f3f2a"/>
  <path d="M24 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z" fill="#1f1530"/>
  <path d="M67 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z" fill="#1f1530"/>
  <path d="M74 18a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z" fill="#120c20"/>
  <path d="M27 14a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z" fill="#33254a"/>
  <path d="M36 38Q35 16 59 15Q83 16 82 38Q82 63 59 66Q37 63 36 38Z" fill="#95593a"/>
  <path d="M63 15Q83 18 82 38Q82 63 59 66Q73 58 73 38Q73 24 63 15Z" fill="#7a452c"/>
  <path d="M35 36Q34 12 59 12Q84 12 83 36Q76 26 59 26Q42 26 35 36Z" fill="#1f1530"/>
  <path d="M35 33Q44 22 59 22Q75 22 83 33L84 38Q74 28 59 28Q44 28 35 39Z" fill="#9fe3ff"/>
  <path d="M62 22Q75 23 83 33L84 38Q76 30 64 28.3Z" fill="#4fa9dc"/>
  <path d="M47.45 43a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M65.45 43a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M48.2 41.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M66.19999999999999 41.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M45 36L54 37.5M64 37.5L73 36" fill="none" stroke="#1f1530" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M53 54Q61 59 68 52" fill="none" stroke="#3b1420" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M10 74Q8 56 24 54Q40 54 41 70Q42 84 30 88L20 88Q12 84 10 74Z" fill="#ff8a5c"/>
  <path d="M28 54Q40 55 41 70Q42 84 30 88H25Q35 78 28 54Z" fill="#d25a34"/>
  <path d="M17 86H34L33 95H19Z" fill="#f3ead6"/>
  <path d="M33 62Q42 60 43 69Q42 76 34 76Z" fill="#ffa57f"/>
  <path d="M110 66Q110 48 95 47Q80 48 79 63Q79 77 90 81L101 81Q108 77 110 66Z" fill="#ff8a5c"/>
  <path d="M98 47Q110 49 110 66Q108 77 101 81H95Q106 68 98 47Z" fill="#d25a34"/>
  <path d="M87 79H104L102 88H88Z" fill="#f3ead6"/>
  <path d="M87 56Q78 54 77 63Q78 70 86 69Z" fill="#ffa57f"/>
</g>
<symbol id="wb-hero-brawn" viewBox="-8 -2 136 164" overflow="visible">
  <use href="#wb-cut-brawn"/>
</symbol>
<g id="wb-cut-honey">
  <g transform="translate(4 3)" opacity=".28">
    <g fill="#05040f" stroke="#05040f" stroke-linejoin="round" stroke-linecap="round">
      <path d="M22 44Q2 82 22 120" fill="none" stroke-width="12.5"/>
      <path d="M22 44L30 82L22 120" fill="none" stroke-width="8.6"/>
      <path d="M43 132H57V151H36Q36 145 43 144Z" stroke-width="7"/>
      <path d="M63 132H77V144Q84 145 84 151H63Z" stroke-width="7"/>
      <path d="M44 70Q60 62 77 70L90 122Q60 132 30 122Z" stroke-width="7"/>
      <path d="M46 71Q32 76 26 88Q30 96 38 95L50 86Z" stroke-width="7"/>
      <path d="M24 84a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" stroke-width="7"/>
      <path d="M75 71Q88 78 88 92Q80 98 72 94L60 86L63 79L74 84Z" stroke-width="7"/>
      <path d="M53.4 82a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0Z" stroke-width="7"/>
      <path d="M62 82L6 82" fill="none" stroke-width="10.4"/>
      <path d="M14 74L0 82L14 90L10 82Z" stroke-width="7"/>
      <path d="M32 44Q22 22 42 14Q52 4 66 9Q86 8 91 28Q101 40 92 54Q94 70 80 72Q60 78 44 72Q26 72 32 56Q28 50 32 44Z" stroke-width="7"/>
      <path d="M40 44Q40 26 60 25Q80 26 80 44Q80 66 60 68Q41 66 40 44Z" stroke-width="7"/>
    </g>
  </g>
  <g fill="#f3ead6" stroke="#f3ead6" stroke-linejoin="round" stroke-linecap="round">
    <path d="M22 44Q2 82 22 120" fill="none" stroke-width="12.5"/>
    <path d="M22 44L30 82L22 120" fill="none" stroke-width="8.6"/>
    <path d="M43 132H57V151H36Q36 145 43 144Z" stroke-width="7"/>
    <path d="M63 132H77V144Q84 145 84 151H63Z" stroke-width="7"/>
    <path d="M44 70Q60 62 77 70L90 122Q60 132 30 122Z" stroke-width="7"/>
    <path d="M46 71Q32 76 26 88Q30 96 38 95L50 86Z" stroke-width="7"/>
    <path d="M24 84a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" stroke-width="7"/>
    <path d="M75 71Q88 78 88 92Q80 98 72 94L60 86L63 79L74 84Z" stroke-width="7"/>
    <path d="M53.4 82a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0Z" stroke-width="7"/>
    <path d="M62 82L6 82" fill="none" stroke-width="10.4"/>
    <path d="M14 74L0 82L14 90L10 82Z" stroke-width="7"/>
    <path d="M32 44Q22 22 42 14Q52 4 66 9Q86 8 91 28Q101 40 92 54Q94 70 80 72Q60 78 44 72Q26 72 32 56Q28 50 32 44Z" stroke-width="7"/>
    <path d="M40 44Q40 26 60 25Q80 26 80 44Q80 66 60 68Q41 66 40 44Z" stroke-width="7"/>
  </g>
  <path d="M22 44Q2 82 22 120" fill="none" stroke="#7a4a2a" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M22 44L30 82L22 120" fill="none" stroke="#f3ead6" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M46 118H56V140H46Z" fill="#e9c9ae"/>
  <path d="M64 118H74V140H64Z" fill="#cfa88b"/>
  <path d="M43 132H57V151H36Q36 145 43 144Z" fill="#3f8a5c"/>
  <path d="M63 132H77V144Q84 145 84 151H63Z" fill="#2a6644"/>
  <path d="M44 70Q60 62 77 70L90 122Q60 132 30 122Z" fill="#ffc83d"/>
  <path d="M63 65Q72 67 77 70L90 122Q77 127 64 127.5Z" fill="#dd9a1f"/>
  <path d="M60 70V126" fill="none" stroke="#b87812" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M57.4 88a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z" fill="#7a4a2a"/>
  <path d="M57.4 102a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z" fill="#7a4a2a"/>
  <path d="M37 106h14v9h-15Z" fill="#e8ae2b"/>
  <path d="M46 71Q32 76 26 88Q30 96 38 95L50 86Z" fill="#ffd65c"/>
  <path d="M24 84a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" fill="#f0cfb4"/>
  <path d="M75 71Q88 78 88 92Q80 98 72 94L60 86L63 79L74 84Z" fill="#dd9a1f"/>
  <path d="M53.4 82a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0Z" fill="#dcb294"/>
  <path d="M62 82L6 82" fill="none" stroke="#fff3c4" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M14 74L0 82L14 90L10 82Z" fill="#fff3c4"/>
  <path d="M60 77l9-4-2 9 2 9-9-4Z" fill="#ff9d8f"/>
  <path d="M-8 82a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z" fill="url(#wb-glow)"/>
  <path d="M32 44Q22 22 42 14Q52 4 66 9Q86 8 91 28Q101 40 92 54Q94 70 80 72Q60 78 44 72Q26 72 32 56Q28 50 32 44Z" fill="#a8502a"/>
  <path d="M70 9Q86 8 91 28Q101 40 92 54Q94 70 80 72Q74 73.5 68 74Q86 50 70 9Z" fill="#7c361d"/>
  <path d="M40 44Q40 26 60 25Q80 26 80 44Q80 66 60 68Q41 66 40 44Z" fill="#f3d3b6"/>
  <path d="M65 25Q80 28 80 44Q80 66 60 68Q73 60 72 44Q72 32 65 25Z" fill="#dcb294"/>
  <path d="M38 42Q40 22 60 21Q82 22 83 44Q76 32 66 32Q60 38 50 36Q42 38 38 44Z" fill="#a8502a"/>
  <path d="M72 14q8-6 14 0-2 8-10 8Z" fill="#ffc83d"/>
  <path d="M48.45 48a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M66.45 48a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M49.2 46.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M67.19999999999999 46.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M46 41.5Q51 39 55 41M65 41Q70 39 74 41.5" fill="none" stroke="#7c361d" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M55 58Q61 62 67 57" fill="none" stroke="#a3473a" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M44.7 54a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z" fill="#cf8f6d"/>
  <path d="M47.7 56a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z" fill="#cf8f6d"/>
  <path d="M70.7 54a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z" fill="#b87b5c"/>
  <path d="M73.7 52a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z" fill="#b87b5c"/>
</g>
<symbol id="wb-hero-honey" viewBox="-8 -2 136 164" overflow="visible">
  <use href="#wb-cut-honey"/>
</symbol>
<g id="wb-cut-laser">
  <g transform="translate(4 3)" opacity=".28">
    <g fill="#05040f" stroke="#05040f" stroke-linejoin="round" stroke-linecap="round">
      <path d="M86 74Q104 56 118 66Q112 70 117 76Q110 76 113 84Q104 80 101 88Q96 80 88 84Z" stroke-width="7"/>
      <path d="M46 106L42 146H55L59 114Z" stroke-width="7"/>
      <path d="M60 114L64 146H77L73 106Z" stroke-width="7"/>
      <path d="M39 142H56V151H34Q34 145 39 142Z" stroke-width="7"/>
      <path d="M63 142H78Q86 145 86 151H63Z" stroke-width="7"/>
      <path d="M24 92L40 84L46 108L30 114Z" stroke-width="7"/>
      <path d="M40 74Q59 64 78 74L82 112Q59 119 36 112Z" stroke-width="7"/>
      <path d="M43 75Q28 82 25 100Q31 108 39 104L48 90Z" stroke-width="7"/>
      <path d="M75 75Q90 78 92 88Q87 96 79 93L70 88Z" stroke-width="7"/>
      <path d="M76 78H88V102Q82 105 76 102Z" stroke-width="7"/>
      <path d="M78 72H86V78H78Z" stroke-width="7"/>
      <path d="M30 46Q30 12 59 11Q88 12 88 46Q88 70 72 76H46Q30 70 30 46Z" stroke-width="7"/>
      <path d="M38 46Q38 24 59 23Q80 24 80 46Q80 66 59 69Q39 66 38 46Z" stroke-width="7"/>
      <path d="M40 42Q38 26 56 22Q72 20 76 32Q66 28 62 34Q56 30 52 37Q46 34 40 42Z" stroke-width="7"/>
      <path d="M28 42Q36 38 38 44V58Q34 62 28 58Z" stroke-width="7"/>
      <path d="M90 42Q82 38 80 44V58Q84 62 90 58Z" stroke-width="7"/>
    </g>
  </g>
  <g fill="#f3ead6" stroke="#f3ead6" stroke-linejoin="round" stroke-linecap="round">
    <path d="M86 74Q104 56 118 66Q112 70 117 76Q110 76 113 84Q104 80 101 88Q96 80 88 84Z" stroke-width="7"/>
    <path d="M46 106L42 146H55L59 114Z" stroke-width="7"/>
    <path d="M60 114L64 146H77L73 106Z" stroke-width="7"/>
    <path d="M39 142H56V151H34Q34 145 39 142Z" stroke-width="7"/>
    <path d="M63 142H78Q86 145 86 151H63Z" stroke-width="7"/>
    <path d="M24 92L40 84L46 108L30 114Z" stroke-width="7"/>
    <path d="M40 74Q59 64 78 74L82 112Q59 119 36 112Z" stroke-width="7"/>
    <path d="M43 75Q28 82 25 100Q31 108 39 104L48 90Z" stroke-width="7"/>
    <path d="M75 75Q90 78 92 88Q87 96 79 93L70 88Z" stroke-width="7"/>
    <path d="M76 78H88V102Q82 105 76 102Z" stroke-width="7"/>
    <path d="M78 72H86V78H78Z" stroke-width="7"/>
    <path d="M30 46Q30 12 59 11Q88 12 88 46Q88 70 72 76H46Q30 70 30 46Z" stroke-width="7"/>
    <path d="M38 46Q38 24 59 23Q80 24 80 46Q80 66 59 69Q39 66 38 46Z" stroke-width="7"/>
    <path d="M40 42Q38 26 56 22Q72 20 76 32Q66 28 62 34Q56 30 52 37Q46 34 40 42Z" stroke-width="7"/>
    <path d="M28 42Q36 38 38 44V58Q34 62 28 58Z" stroke-width="7"/>
    <path d="M90 42Q82 38 80 44V58Q84 62 90 58Z" stroke-width="7"/>
  </g>
  <path d="M86 74Q104 56 118 66Q112 70 117 76Q110 76 113 84Q104 80 101 88Q96 80 88 84Z" fill="#ff7ad0"/>
  <path d="M88 78Q102 66 112 72Q106 74 108 79Q100 77 98 83Q94 79 89 81Z" fill="#9ff0ff"/>
  <path d="M46 106L42 146H55L59 114Z" fill="#2d2a44"/>
  <path d="M60 114L64 146H77L73 106Z" fill="#201d35"/>
  <path d="M39 142H56V151H34Q34 145 39 142Z" fill="#c9f27a"/>
  <path d="M63 142H78Q86 145 86 151H63Z" fill="#8fbf45"/>
  <path d="M36 150H55M64 150H85" fill="none" stroke="#f3ead6" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M24 92L40 84L46 108L30 114Z" fill="#7a4a2a"/>
  <path d="M26 98l17-7 1.5 5-17 7Z" fill="#5a3219"/>
  <path d="M40 74Q59 64 78 74L82 112Q59 119 36 112Z" fill="#3fa35f"/>
  <path d="M62 67Q72 69 78 74L82 112Q72 115 63 115.5Z" fill="#2a7545"/>
  <path d="M46 96H72L75 108Q59 112 43 108Z" fill="#2f8a4e"/>
  <path d="M54 74V84M65 74V82" fill="none" stroke="#e7f5d4" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M42 74L76 104" fill="none" stroke="#5a3219" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M43 75Q28 82 25 100Q31 108 39 104L48 90Z" fill="#4cb86e"/>
  <path d="M25.5 102a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z" fill="#5f3a2c"/>
  <path d="M75 75Q90 78 92 88Q87 96 79 93L70 88Z" fill="#2a7545"/>
  <path d="M76 78H88V102Q82 105 76 102Z" fill="#dfe6f5"/>
  <path d="M83 78H88V102Q85.5 104 83 104Z" fill="#a9b3d1"/>
  <path d="M78 72H86V78H78Z" fill="#ff7ad0"/>
  <path d="M76 86H88V94H76Z" fill="#ff7ad0"/>
  <path d="M75 97a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" fill="#5f3a2c"/>
  <path d="M30 46Q30 12 59 11Q88 12 88 46Q88 70 72 76H46Q30 70 30 46Z" fill="#3fa35f"/>
  <path d="M63 11Q88 13 88 46Q88 70 72 76H60Q80 60 78 42Q76 22 63 11Z" fill="#2a7545"/>
  <path d="M38 46Q38 24 59 23Q80 24 80 46Q80 66 59 69Q39 66 38 46Z" fill="#6b4131"/>
  <path d="M64 23Q80 26 80 46Q80 66 59 69Q72 60 71 46Q71 32 64 23Z" fill="#523024"/>
  <path d="M40 42Q38 26 56 22Q72 20 76 32Q66 28 62 34Q56 30 52 37Q46 34 40 42Z" fill="#46d6c4"/>
  <path d="M60 22Q72 21 76 32Q68 29 64 32Z" fill="#279c90"/>
  <path d="M33 48Q30 16 59 15Q87 16 85 48" fill="none" stroke="#f3ead6" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M28 42Q36 38 38 44V58Q34 62 28 58Z" fill="#ff7ad0"/>
  <path d="M90 42Q82 38 80 44V58Q84 62 90 58Z" fill="#c94a9e"/>
  <path d="M47.45 48a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M65.45 48a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M48.2 46.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M66.19999999999999 46.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M45 41L54 40M64 40L73 41" fill="none" stroke="#231018" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M56 58Q62 60 68 55" fill="none" stroke="#f3ead6" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<symbol id="wb-hero-laser" viewBox="-8 -2 136 164" overflow="visible">
  <use href="#wb-cut-laser"/>
</symbol>
<symbol id="wb-hero-bull-down" viewBox="0 0 176 124" overflow="visible">
  <use href="#wb-cut-bull" transform="matrix(0 -1 1 0 8 118)"/>
</symbol>
<symbol id="wb-hero-brawn-down" viewBox="0 0 176 124" overflow="visible">
  <use href="#wb-cut-brawn" transform="matrix(0 -1 1 0 8 118)"/>
</symbol>
<symbol id="wb-hero-honey-down" viewBox="0 0 176 124" overflow="visible">
  <use href="#wb-cut-honey" transform="matrix(0 -1 1 0 8 118)"/>
</symbol>
<symbol id="wb-hero-laser-down" viewBox="0 0 176 124" overflow="visible">
  <use href="#wb-cut-laser" transform="matrix(0 -1 1 0 8 118)"/>
</symbol>
<symbol id="wb-bust-bull" viewBox="22 2 78 78" overflow="visible">
  <path d="M80 92L87 95L113 36Q118 22 109 18Q101 15 97 27Z" fill="#e0a860"/>
  <path d="M84 93L87 95L113 36Q118 22 109 18Q112 26 107 38Z" fill="#b57a3a"/>
  <path d="M82 90L89 76" fill="none" stroke="#3b2a4a" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M40 108L37 146H55L58 116Z" fill="#343b78"/>
  <path d="M60 116L62 146H80L77 108Z" fill="#262b5c"/>
  <path d="M34 142H55V151H31Q29 146 34 142Z" fill="#f3ead6"/>
  <path d="M62 142H81Q87 146 86 151H62Z" fill="#d8c9ae"/>
  <path d="M32 150H55M62 150H85" fill="none" stroke="#a92c2e" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M40 69Q22 76 19 98Q26 110 40 106L41 97Q33 96 33 92Q36 86 44 82Z" fill="#f3e6cc"/>
  <path d="M35 102a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" fill="#d99b6c"/>
  <path d="M36 72Q58 61 82 72L83 115Q58 123 35 115Z" fill="#dc4a3c"/>
  <path d="M62 65Q74 67 82 72L83 115Q73 119 63 119Z" fill="#ab2f31"/>
  <path d="M35 108Q58 116 83 108V116Q58 124 35 116Z" fill="#6f1b2a"/>
  <path d="M59 68V118" fill="none" stroke="#6f1b2a" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M45 80h9v4h-2.6v11h-3.8v-11h-2.6Z" fill="#ffd27a"/>
  <path d="M79 70Q98 76 97 94Q88 102 78 96L76 84Z" fill="#dccdb2"/>
  <path d="M90 80Q98 84 97 94Q92 99 86 98Q92 90 90 80Z" fill="#bda98a"/>
  <path d="M79 86a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z" fill="#d99b6c"/>
  <path d="M50 60H68V70Q59 76 50 70Z" fill="#c4875a"/>
  <path d="M36 40Q36 20 58 20Q81 20 81 42Q81 66 59 68Q37 66 36 40Z" fill="#e7ae7d"/>
  <path d="M62 20Q81 22 81 42Q81 66 59 68Q72 60 72 42Q72 28 62 20Z" fill="#cf925f"/>
  <path d="M31 46a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z" fill="#e0a371"/>
  <path d="M35 42Q33 28 42 22L80 24Q85 32 82 44L77 36L70 40L66 33L58 39L52 33L46 40L41 35Z" fill="#3a2224"/>
  <path d="M37 28Q40 9 60 9Q80 9 82 28Q60 20 37 28Z" fill="#dc4a3c"/>
  <path d="M63 9Q80 11 82 28Q74 24 66 23.4Q70 16 63 9Z" fill="#ab2f31"/>
  <path d="M80 21Q94 22 96 29Q88 31 80 28Z" fill="#ab2f31"/>
  <path d="M57.4 9.5a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z" fill="#6f1b2a"/>
  <path d="M47.45 47a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M64.45 47a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M48.2 45.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M65.19999999999999 45.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M45 39.5L53 41M64 41L72 39.5" fill="none" stroke="#3a2224" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M52 57Q59 62 67 56" fill="none" stroke="#8c3b2c" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M71 52l7-3 1.6 4-7 3Z" fill="#f3ead6"/>
</symbol>
<symbol id="wb-bust-brawn" viewBox="20 -2 78 78" overflow="visible">
  <path d="M44 110L40 134H55L58 114Z" fill="#8a5236"/>
  <path d="M60 114L65 134H79L74 110Z" fill="#6f3f2a"/>
  <path d="M38 131H56V151H33Q33 144 38 142Z" fill="#f3ead6"/>
  <path d="M64 131H80V142Q87 144 87 151H64Z" fill="#d8c9ae"/>
  <path d="M40 136H55M65 136H79M35 149H55M65 149H86" fill="none" stroke="#2f62c4" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M38 100H80L82 120Q72 124 63 121L59 114L55 121Q46 124 36 120Z" fill="#23306e"/>
  <path d="M60 100H80L82 120Q72 124 63 121L60 115Z" fill="#182253"/>
  <path d="M40 102L38 119" fill="none" stroke="#9fe3ff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M39 72Q59 63 80 72L81 104Q59 109 38 104Z" fill="#3f7be0"/>
  <path d="M62 66Q73 68 80 72L81 104Q72 107 63 107Z" fill="#2a57b3"/>
  <path d="M50 66Q59 78 69 66L66 64H53Z" fill="#7b4830"/>
  <path d="M43 92H77" fill="none" stroke="#f3ead6" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M42 72Q26 78 22 92Q28 100 36 98L46 88Z" fill="#8a5236"/>
  <path d="M77 72Q94 78 98 92Q92 100 84 98L74 88Z" fill="#6f3f2a"/>
  <path d="M50 58H68V69Q59 74 50 69Z" fill="#6f3f2a"/>
  <path d="M24 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z" fill="#1f1530"/>
  <path d="M67 16a14 14 0 1 0 28 0a14 14 0 1 0 -28 0Z" fill="#1f1530"/>
  <path d="M74 18a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z" fill="#120c20"/>
  <path d="M27 14a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z" fill="#33254a"/>
  <path d="M36 38Q35 16 59 15Q83 16 82 38Q82 63 59 66Q37 63 36 38Z" fill="#95593a"/>
  <path d="M63 15Q83 18 82 38Q82 63 59 66Q73 58 73 38Q73 24 63 15Z" fill="#7a452c"/>
  <path d="M35 36Q34 12 59 12Q84 12 83 36Q76 26 59 26Q42 26 35 36Z" fill="#1f1530"/>
  <path d="M35 33Q44 22 59 22Q75 22 83 33L84 38Q74 28 59 28Q44 28 35 39Z" fill="#9fe3ff"/>
  <path d="M62 22Q75 23 83 33L84 38Q76 30 64 28.3Z" fill="#4fa9dc"/>
  <path d="M47.45 43a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M65.45 43a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M48.2 41.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M66.19999999999999 41.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M45 36L54 37.5M64 37.5L73 36" fill="none" stroke="#1f1530" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M53 54Q61 59 68 52" fill="none" stroke="#3b1420" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M10 74Q8 56 24 54Q40 54 41 70Q42 84 30 88L20 88Q12 84 10 74Z" fill="#ff8a5c"/>
  <path d="M28 54Q40 55 41 70Q42 84 30 88H25Q35 78 28 54Z" fill="#d25a34"/>
  <path d="M17 86H34L33 95H19Z" fill="#f3ead6"/>
  <path d="M33 62Q42 60 43 69Q42 76 34 76Z" fill="#ffa57f"/>
  <path d="M110 66Q110 48 95 47Q80 48 79 63Q79 77 90 81L101 81Q108 77 110 66Z" fill="#ff8a5c"/>
  <path d="M98 47Q110 49 110 66Q108 77 101 81H95Q106 68 98 47Z" fill="#d25a34"/>
  <path d="M87 79H104L102 88H88Z" fill="#f3ead6"/>
  <path d="M87 56Q78 54 77 63Q78 70 86 69Z" fill="#ffa57f"/>
</symbol>
<symbol id="wb-bust-honey" viewBox="22 4 78 78" overflow="visible">
  <path d="M22 44Q2 82 22 120" fill="none" stroke="#7a4a2a" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M22 44L30 82L22 120" fill="none" stroke="#f3ead6" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M46 118H56V140H46Z" fill="#e9c9ae"/>
  <path d="M64 118H74V140H64Z" fill="#cfa88b"/>
  <path d="M43 132H57V151H36Q36 145 43 144Z" fill="#3f8a5c"/>
  <path d="M63 132H77V144Q84 145 84 151H63Z" fill="#2a6644"/>
  <path d="M44 70Q60 62 77 70L90 122Q60 132 30 122Z" fill="#ffc83d"/>
  <path d="M63 65Q72 67 77 70L90 122Q77 127 64 127.5Z" fill="#dd9a1f"/>
  <path d="M60 70V126" fill="none" stroke="#b87812" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M57.4 88a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z" fill="#7a4a2a"/>
  <path d="M57.4 102a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0Z" fill="#7a4a2a"/>
  <path d="M37 106h14v9h-15Z" fill="#e8ae2b"/>
  <path d="M46 71Q32 76 26 88Q30 96 38 95L50 86Z" fill="#ffd65c"/>
  <path d="M24 84a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" fill="#f0cfb4"/>
  <path d="M75 71Q88 78 88 92Q80 98 72 94L60 86L63 79L74 84Z" fill="#dd9a1f"/>
  <path d="M53.4 82a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0Z" fill="#dcb294"/>
  <path d="M62 82L6 82" fill="none" stroke="#fff3c4" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M14 74L0 82L14 90L10 82Z" fill="#fff3c4"/>
  <path d="M60 77l9-4-2 9 2 9-9-4Z" fill="#ff9d8f"/>
  <path d="M-8 82a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z" fill="url(#wb-glow)"/>
  <path d="M32 44Q22 22 42 14Q52 4 66 9Q86 8 91 28Q101 40 92 54Q94 70 80 72Q60 78 44 72Q26 72 32 56Q28 50 32 44Z" fill="#a8502a"/>
  <path d="M70 9Q86 8 91 28Q101 40 92 54Q94 70 80 72Q74 73.5 68 74Q86 50 70 9Z" fill="#7c361d"/>
  <path d="M40 44Q40 26 60 25Q80 26 80 44Q80 66 60 68Q41 66 40 44Z" fill="#f3d3b6"/>
  <path d="M65 25Q80 28 80 44Q80 66 60 68Q73 60 72 44Q72 32 65 25Z" fill="#dcb294"/>
  <path d="M38 42Q40 22 60 21Q82 22 83 44Q76 32 66 32Q60 38 50 36Q42 38 38 44Z" fill="#a8502a"/>
  <path d="M72 14q8-6 14 0-2 8-10 8Z" fill="#ffc83d"/>
  <path d="M48.45 48a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M66.45 48a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M49.2 46.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M67.19999999999999 46.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M46 41.5Q51 39 55 41M65 41Q70 39 74 41.5" fill="none" stroke="#7c361d" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M55 58Q61 62 67 57" fill="none" stroke="#a3473a" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M44.7 54a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z" fill="#cf8f6d"/>
  <path d="M47.7 56a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z" fill="#cf8f6d"/>
  <path d="M70.7 54a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z" fill="#b87b5c"/>
  <path d="M73.7 52a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0Z" fill="#b87b5c"/>
</symbol>
<symbol id="wb-bust-laser" viewBox="20 4 78 78" overflow="visible">
  <path d="M86 74Q104 56 118 66Q112 70 117 76Q110 76 113 84Q104 80 101 88Q96 80 88 84Z" fill="#ff7ad0"/>
  <path d="M88 78Q102 66 112 72Q106 74 108 79Q100 77 98 83Q94 79 89 81Z" fill="#9ff0ff"/>
  <path d="M46 106L42 146H55L59 114Z" fill="#2d2a44"/>
  <path d="M60 114L64 146H77L73 106Z" fill="#201d35"/>
  <path d="M39 142H56V151H34Q34 145 39 142Z" fill="#c9f27a"/>
  <path d="M63 142H78Q86 145 86 151H63Z" fill="#8fbf45"/>
  <path d="M36 150H55M64 150H85" fill="none" stroke="#f3ead6" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M24 92L40 84L46 108L30 114Z" fill="#7a4a2a"/>
  <path d="M26 98l17-7 1.5 5-17 7Z" fill="#5a3219"/>
  <path d="M40 74Q59 64 78 74L82 112Q59 119 36 112Z" fill="#3fa35f"/>
  <path d="M62 67Q72 69 78 74L82 112Q72 115 63 115.5Z" fill="#2a7545"/>
  <path d="M46 96H72L75 108Q59 112 43 108Z" fill="#2f8a4e"/>
  <path d="M54 74V84M65 74V82" fill="none" stroke="#e7f5d4" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M42 74L76 104" fill="none" stroke="#5a3219" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M43 75Q28 82 25 100Q31 108 39 104L48 90Z" fill="#4cb86e"/>
  <path d="M25.5 102a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0Z" fill="#5f3a2c"/>
  <path d="M75 75Q90 78 92 88Q87 96 79 93L70 88Z" fill="#2a7545"/>
  <path d="M76 78H88V102Q82 105 76 102Z" fill="#dfe6f5"/>
  <path d="M83 78H88V102Q85.5 104 83 104Z" fill="#a9b3d1"/>
  <path d="M78 72H86V78H78Z" fill="#ff7ad0"/>
  <path d="M76 86H88V94H76Z" fill="#ff7ad0"/>
  <path d="M75 97a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z" fill="#5f3a2c"/>
  <path d="M30 46Q30 12 59 11Q88 12 88 46Q88 70 72 76H46Q30 70 30 46Z" fill="#3fa35f"/>
  <path d="M63 11Q88 13 88 46Q88 70 72 76H60Q80 60 78 42Q76 22 63 11Z" fill="#2a7545"/>
  <path d="M38 46Q38 24 59 23Q80 24 80 46Q80 66 59 69Q39 66 38 46Z" fill="#6b4131"/>
  <path d="M64 23Q80 26 80 46Q80 66 59 69Q72 60 71 46Q71 32 64 23Z" fill="#523024"/>
  <path d="M40 42Q38 26 56 22Q72 20 76 32Q66 28 62 34Q56 30 52 37Q46 34 40 42Z" fill="#46d6c4"/>
  <path d="M60 22Q72 21 76 32Q68 29 64 32Z" fill="#279c90"/>
  <path d="M33 48Q30 16 59 15Q87 16 85 48" fill="none" stroke="#f3ead6" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M28 42Q36 38 38 44V58Q34 62 28 58Z" fill="#ff7ad0"/>
  <path d="M90 42Q82 38 80 44V58Q84 62 90 58Z" fill="#c94a9e"/>
  <path d="M47.45 48a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M65.45 48a2.55 3.4499999999999997 0 1 0 5.1 0a2.55 3.4499999999999997 0 1 0 -5.1 0Z" fill="#17132b"/>
  <path d="M48.2 46.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M66.19999999999999 46.7a0.9 0.9 0 1 0 1.8 0a0.9 0.9 0 1 0 -1.8 0Z" fill="#fff"/>
  <path d="M45 41L54 40M64 40L73 41" fill="none" stroke="#231018" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M56 58Q62 60 68 55" fill="none" stroke="#f3ead6" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
</symbol>
`,Oe=`<radialGradient id="wb-glow">
  <stop offset="0" stop-color="#ffe9a8" stop-opacity=".95"/>
  <stop offset=".35" stop-color="#ffe9a8" stop-opacity=".45"/>
  <stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/>
</radialGradient>
<radialGradient id="wb-lamp">
  <stop offset="0" stop-color="#ffd27a" stop-opacity=".95"/>
  <stop offset=".35" stop-color="#ffd27a" stop-opacity=".45"/>
  <stop offset="1" stop-color="#ffd27a" stop-opacity="0"/>
</radialGradient>
<radialGradient id="wb-firefly">
  <stop offset="0" stop-color="#c9f27a" stop-opacity=".95"/>
  <stop offset=".35" stop-color="#c9f27a" stop-opacity=".45"/>
  <stop offset="1" stop-color="#c9f27a" stop-opacity="0"/>
</radialGradient>
<radialGradient id="wb-dark">
  <stop offset="0" stop-color="#6a2fb0" stop-opacity=".95"/>
  <stop offset=".35" stop-color="#6a2fb0" stop-opacity=".45"/>
  <stop offset="1" stop-color="#6a2fb0" stop-opacity="0"/>
</radialGradient>
<linearGradient id="wb-card" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="#fbf4e2"/>
  <stop offset="1" stop-color="#e6d7b8"/>
</linearGradient>
<linearGradient id="wb-wyrmcard" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#33255c"/>
  <stop offset="1" stop-color="#1b1533"/>
</linearGradient>
`,ke=`<g id="wb-kit-fir">
  <path d="M-6 0V-26H6V0Z" fill="var(--wo3)"/>
  <path d="M0-168L18-124L10-126L28-88L16-91L38-52L24-55L46-16Q0-6-46-16L-24-55L-38-52L-16-91L-28-88L-10-126L-18-124Z" fill="var(--le2)"/>
  <path d="M0-168L18-124L10-126L28-88L16-91L38-52L24-55L46-16Q24-11 0-11Z" fill="var(--le3)"/>
</g>
<g id="wb-kit-oak">
  <path d="M-16 0Q-8-40-12-84H14Q10-40 22 0Z" fill="var(--wo2)"/>
  <path d="M4-84H14Q10-40 22 0H6Z" fill="var(--wo3)"/>
  <path d="M-4-70L-34-100M6-74L34-104" fill="none" stroke="var(--wo2)" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-80-112Q-88-146-54-150Q-44-182-6-174Q30-186 46-156Q84-152 80-116Q86-88 54-86Q30-72 4-84Q-24-70-48-84Q-80-86-80-112Z" fill="var(--le2)"/>
  <path d="M14-176Q36-178 46-156Q84-152 80-116Q86-88 54-86Q44-80 32-79Q58-124 14-176Z" fill="var(--le3)"/>
  <path d="M-64-118Q-62-136-42-136M-24-150Q-8-160 8-150" fill="none"/>
  <path d="M-60-116Q-58-134-40-134M-22-150Q-8-160 6-152" fill="none" stroke="var(--le1)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-rock">
  <path d="M-44 0L-36-28L-14-44L10-54L32-36L44 0Z" fill="var(--wa2)"/>
  <path d="M10-54L32-36L44 0H14L2-26Z" fill="var(--wa3)"/>
  <path d="M-36-28L-14-44L-6-34L-26-22Z" fill="var(--wa1)"/>
</g>
<g id="wb-kit-reeds">
  <path d="M-26 0Q-30-36-22-64M-8 0Q-10-40-4-76M10 0Q12-34 20-58M24 0Q30-22 32-44" fill="none" stroke="var(--le2)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-22-58V-72M-4-64V-80M20-48V-64" fill="none" stroke="var(--wo3)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-14 0Q-26-20-34-26Q-20-26-8 0ZM14 0Q20-18 34-22Q26-10 22 0Z" fill="var(--le3)"/>
</g>
<g id="wb-kit-mushroom">
  <path d="M-8 0Q-4-16-8-28H10Q6-14 10 0Z" fill="#f3ead6"/>
  <path d="M2-28H10Q6-14 10 0H4Z" fill="#d8c9ae"/>
  <path d="M-28-26Q-26-54 0-56Q28-54 30-26Q0-18-28-26Z" fill="#d8564a"/>
  <path d="M6-56Q28-52 30-26Q20-23 12-22.5Q20-44 6-56Z" fill="#a93a3a"/>
  <circle cx="-12" cy="-38" r="5" fill="#f3ead6"/>
  <circle cx="4" cy="-46" r="4" fill="#f3ead6"/>
  <circle cx="16" cy="-34" r="4" fill="#f3ead6"/>
</g>
<g id="wb-kit-signpost">
  <path d="M-5 0V-106H5V0Z" fill="var(--wo3)"/>
  <path d="M-38-98H22L34-88L22-78H-38Z" fill="var(--wo1)"/>
  <path d="M38-70H-18L-32-60L-18-50H38Z" fill="var(--wo2)"/>
  <path d="M-26-42H18L28-34L18-26H-26Z" fill="var(--wo1)"/>
  <path d="M-26-88H10M-8-60H26M-16-34H6" fill="none" stroke="var(--wo3)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-stone">
  <path d="M-26 0Q-30-60-14-92Q4-104 18-88Q30-56 28 0Z" fill="var(--wa2)"/>
  <path d="M4-98Q14-96 18-88Q30-56 28 0H8Q18-50 4-98Z" fill="var(--wa3)"/>
</g>
<g id="wb-kit-stone-heron">
  <path d="M-26 0Q-30-60-14-92Q4-104 18-88Q30-56 28 0Z" fill="var(--wa2)"/>
  <path d="M4-98Q14-96 18-88Q30-56 28 0H8Q18-50 4-98Z" fill="var(--wa3)"/>
  <path d="M-14-74L-2-78Q6-76 2-64Q-8-52 2-44Q10-40 14-46M-2-44L-2-22M6-42L6-22" fill="none" stroke="var(--gl)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-stone-otter">
  <path d="M-26 0Q-30-60-14-92Q4-104 18-88Q30-56 28 0Z" fill="var(--wa2)"/>
  <path d="M4-98Q14-96 18-88Q30-56 28 0H8Q18-50 4-98Z" fill="var(--wa3)"/>
  <path d="M-14-34Q-12-58 0-60Q10-62 10-70Q8-78 0-76Q-6-74-6-68M-14-34Q0-28 16-34Q20-46 12-50" fill="none" stroke="var(--gl)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-stone-moth">
  <path d="M-26 0Q-30-60-14-92Q4-104 18-88Q30-56 28 0Z" fill="var(--wa2)"/>
  <path d="M4-98Q14-96 18-88Q30-56 28 0H8Q18-50 4-98Z" fill="var(--wa3)"/>
  <path d="M0-66V-36M0-58Q-16-74-16-56Q-14-46 0-48Q-14-40-8-32Q-2-32 0-40M0-58Q16-74 16-56Q14-46 0-48Q14-40 8-32Q2-32 0-40M0-66L-5-76M0-66L5-76" fill="none" stroke="var(--gl)" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-fern">
  <path d="M0 0Q-12-30-32-34M0 0Q-4-34-8-44M0 0Q8-34 14-42M0 0Q14-26 34-28" fill="none" stroke="var(--le2)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M0 0Q8-34 14-42M0 0Q14-26 34-28" fill="none" stroke="var(--le3)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-12-20L-20-14M-20-28L-28-22M-5-28L-12-30M14-18L22-12M22-24L28-16" fill="none" stroke="var(--le2)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-bare-tree">
  <path d="M-8-104Q-18-134-50-142M-30-139Q-44-158-62-158M-24-136L-32-166" fill="none" stroke="var(--wo2)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M2-106Q0-140 8-174M4-140Q-10-150-12-170" fill="none" stroke="var(--wo2)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M8-104Q26-128 58-130M34-126Q52-138 54-160M6-132Q24-146 30-168" fill="none" stroke="var(--wo3)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-32 2Q-14-12-13-44Q-21-70-14-96L-10-114H10Q15-84 11-60Q13-18 34 2Q16-6 9-2Q0 4-8-2Q-18-6-32 2Z" fill="var(--wo2)"/>
  <path d="M3-114H10Q15-84 11-60Q13-18 34 2Q16-6 9-2Q0-50 3-114Z" fill="var(--wo3)"/>
  <ellipse cx="-3" cy="-68" rx="8" ry="13" fill="#0d0a1b"/>
  <circle cx="-6" cy="-70" r="2.2" fill="var(--gl)"/>
  <circle cx="1" cy="-70" r="2.2" fill="var(--gl)"/>
  <path d="M-64-160q-7 16 3 26q8-12 5-25ZM-36-166q-8 10 0 20q8-8 5-19ZM52-162q-4 16 6 24q7-12 1-24ZM56-132q-4 16 5 24q7-11 1-23Z" fill="var(--le3)"/>
</g>
<g id="wb-kit-log">
  <path d="M-22-34L-34-56M-30-48L-42-48" fill="none" stroke="var(--wo2)" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-68-8Q-74-36-52-38H50Q68-36 68-19Q68 0 50 0H-50Q-66 0-68-8Z" fill="var(--wo2)"/>
  <path d="M-68-8Q-30-16 20-12L66-10Q63 0 50 0H-50Q-66 0-68-8Z" fill="var(--wo3)"/>
  <ellipse cx="53" cy="-19" rx="13" ry="18" fill="var(--wo1)"/>
  <path d="M53-30Q61-28 61-19Q61-9 53-8Q46-10 46-19Q47-26 53-25Q57-23 56-18" fill="none" stroke="var(--wo3)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-52-38Q-46-48-34-42Q-24-50-12-42Q0-48 10-38Q-4-30-14-35Q-26-26-34-34Q-46-28-52-38Z" fill="var(--le2)"/>
  <path d="M-4-42Q2-46 10-38Q-4-30-14-35Z" fill="var(--le3)"/>
  <path d="M20-36Q20-48 29-48Q38-48 38-36Z" fill="#e0a05a"/>
  <path d="M30-48Q38-47 38-36H32Z" fill="#b5743a"/>
  <path d="M-40-22H-16M-4-20H24" fill="none" stroke="var(--wo3)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-fox-den">
  <path d="M-68 0Q-64-50-24-62Q8-80 40-58Q66-44 68 0Z" fill="var(--wo2)"/>
  <path d="M22-68Q32-64 40-58Q66-44 68 0H36Q48-42 22-68Z" fill="var(--wo3)"/>
  <path d="M-67-6Q-62-50-24-62Q8-80 40-58Q62-46 67-10Q54-30 44-24Q36-48 20-40Q4-58-14-42Q-30-50-38-30Q-54-34-67-6Z" fill="var(--le2)"/>
  <path d="M20-69Q32-64 40-58Q62-46 67-10Q54-30 44-24Q36-48 20-40Q30-56 20-69Z" fill="var(--le3)"/>
  <path d="M-30 0Q-32-38 0-40Q32-38 30 0Z" fill="#0d0a1b"/>
  <path d="M-26-30Q-18-22-20-8M24-31Q16-24 19-14" fill="none" stroke="var(--wo3)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-15-18L-13-33L-4-25H5L14-33L16-18Q14-4 0 0Q-13-4-15-18Z" fill="#d8764a"/>
  <path d="M0 0Q14-4 16-18L14-33L7-27Q12-12 0 0Z" fill="#a8522f"/>
  <path d="M0 0Q-10-4-13-14L-3-9L0-6L4-9L13-14Q10-4 0 0Z" fill="#f3ead6"/>
  <circle cx="-6" cy="-17" r="2" fill="#17132b"/>
  <circle cx="7" cy="-17" r="2" fill="#17132b"/>
  <circle cx="0" cy="-3.5" r="2" fill="#17132b"/>
  <path d="M30 0Q54 0 58-18Q60-26 52-28Q38-22 30 0Z" fill="#d8764a"/>
  <path d="M58-18Q60-26 52-28Q46-25 42-20Q50-20 58-18Z" fill="#f3ead6"/>
</g>
<g id="wb-kit-sign-eleven">
  <path d="M-5 0V-142H5V0Z" fill="var(--wo3)"/>
  <path d="M-14 0H16L9-8H-8Z" fill="var(--wo3)"/>
  <path d="M12 -132.4H12L-22 -139.6L-30 -135.2L-22 -130.79999999999998L12 -123.60000000000001Z" fill="var(--wo1)"/>
  <path d="M6 -128L-14 -135.2" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="3 4"/>
  <path d="M-12 -123.60000000000001H-12L39 -127.2L47 -122.8L39 -118.4L-12 -114.80000000000001Z" fill="var(--wo2)"/>
  <path d="M-6 -119.2L31 -122.8" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="4 4"/>
  <path d="M12 -114.8H12L-32 -114.8L-40 -110.39999999999999L-32 -106L12 -106Z" fill="var(--wo1)"/>
  <path d="M6 -110.4L-24 -110.4" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="5 4"/>
  <path d="M-12 -106H-12L25 -102.4L33 -98L25 -93.60000000000001L-12 -97.2Z" fill="var(--wo1)"/>
  <path d="M-6 -101.6L17 -98" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="3 4"/>
  <path d="M12 -97.19999999999999H12L-42 -90L-50 -85.6L-42 -81.2L12 -88.39999999999999Z" fill="var(--wo2)"/>
  <path d="M6 -92.8L-34 -85.6" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="4 4"/>
  <path d="M-12 -80.3H-12L35 -85.7L43 -81.3L35 -76.9L-12 -71.5Z" fill="var(--wo1)"/>
  <path d="M-6 -75.9L27 -81.3" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="5 4"/>
  <path d="M12 -71.5H12L-28 -73.30000000000001L-36 -68.9L-28 -64.50000000000001L12 -62.7Z" fill="var(--wo1)"/>
  <path d="M6 -67.1L-20 -68.9" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="3 4"/>
  <path d="M-12 -62.699999999999996H-12L45 -60.9L53 -56.5L45 -52.099999999999994L-12 -53.89999999999999Z" fill="var(--wo2)"/>
  <path d="M-6 -58.3L37 -56.5" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="4 4"/>
  <path d="M12 -53.900000000000006H12L-38 -48.5L-46 -44.1L-38 -39.7L12 -45.10000000000001Z" fill="var(--wo1)"/>
  <path d="M6 -49.5L-30 -44.1" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="5 4"/>
  <path d="M-12 -37.00000000000001H-12L31 -44.20000000000001L39 -39.80000000000001L31 -35.400000000000006L-12 -28.200000000000006Z" fill="var(--wo1)"/>
  <path d="M-6 -32.6L23 -39.8" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="3 4"/>
  <path d="M12 -28.2H12L-24 -31.8L-32 -27.4L-24 -23L12 -19.4Z" fill="var(--wo2)"/>
  <path d="M6 -23.8L-16 -27.4" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="4 4"/>
  <circle cx="0" cy="-142" r="6" fill="var(--wo2)"/>
</g>
<g id="wb-kit-hollow-oak">
  <path d="M-8-78L-46-112M10-84L48-116" fill="none" stroke="var(--wo2)" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-54 2Q-28-24-30-94H32Q30-24 60 2Q38-6 24 0Q0 6-20 0Q-36-6-54 2Z" fill="var(--wo2)"/>
  <path d="M14-94H32Q30-24 60 2Q38-6 24 0Q22-40 14-94Z" fill="var(--wo3)"/>
  <path d="M-98-120Q-106-160-66-166Q-54-202-6-194Q38-208 58-172Q104-168 98-126Q106-94 66-90Q38-74 6-88Q-30-72-60-88Q-98-92-98-120Z" fill="var(--le2)"/>
  <path d="M20-198Q46-196 58-172Q104-168 98-126Q106-94 66-90Q52-82 38-81Q74-134 20-198Z" fill="var(--le3)"/>
  <path d="M-78-122Q-76-142-54-142M-34-164Q-16-176 2-166M-40-108Q-26-120-8-110" fill="none" stroke="var(--le1)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <ellipse cx="-2" cy="-24" rx="46" ry="44" fill="url(#wb-lamp)" opacity="0.7"/>
  <path d="M-20 0Q-24-50-1-54Q22-50 18 0Q0 5-20 0Z" fill="#2a1710"/>
  <path d="M-13 0Q-16-42-1-45Q14-42 11 0Q0 3-13 0Z" fill="var(--gl)"/>
  <path d="M2-44Q14-40 11 0Q7 2 3 2Z" fill="#f0b24c"/>
  <path d="M-1-44V1" fill="none" stroke="#6a3f1c" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="4" cy="-20" r="2" fill="#6a3f1c"/>
</g>
<g id="wb-kit-bridge">
  <path d="M-84 0V-24Q0-62 84-24V0H62Q54-30 0-32Q-54-30-62 0Z" fill="var(--wa2)"/>
  <path d="M20-40Q56-36 84-24V0H62Q54-26 20-31Z" fill="var(--wa3)"/>
  <path d="M-82-30Q0-68 82-30" fill="none" stroke="var(--wa1)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-60-36V-50M-30-45V-59M0-48V-62M30-45V-59M60-36V-50" fill="none" stroke="var(--wo2)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-70-44Q0-76 70-44" fill="none" stroke="var(--wo1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-water">
  <path d="M-100 0Q-88-20-70-12Q-54-26-34-12Q-18-26 0-12Q18-26 34-12Q54-26 70-12Q88-20 100 0Z" fill="var(--wt2)"/>
  <path d="M-84-8Q-70-16-58-8M-22-8Q-8-16 6-8M40-8Q54-16 66-8" fill="none" stroke="var(--wt1)" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-inkpool">
  <path d="M-58-8Q-54-22-30-20Q-18-30 4-24Q30-30 40-20Q60-18 56-8Q48 4 20 1Q-6 6-26 1Q-54 4-58-8Z" fill="#0d0a1b"/>
  <path d="M-38-12Q-20-20 8-17Q-14-12-38-12Z" fill="#4a3f8a"/>
  <circle cx="-62" cy="2" r="5" fill="#0d0a1b"/>
  <circle cx="64" cy="-2" r="4" fill="#0d0a1b"/>
  <circle cx="50" cy="-26" r="3.5" fill="#0d0a1b"/>
</g>
<g id="wb-kit-tear">
  <path d="M-30 0L-44-26L-34-40L-48-66L-30-78L-34-104L-10-98L2-118L16-96L36-104L34-76L50-60L36-42L46-20L30 0Z" fill="#fbf8ff"/>
  <path d="M2-118L16-96L36-104L34-76L50-60L36-42L46-20L30 0H10Q34-60 2-118Z" fill="#d9d0f2"/>
  <path d="M-28-44Q-30-74 0-78Q30-74 30-44Q28-16 0-14Q-28-16-28-44Z" fill="#17132b"/>
  <path d="M-27-52L-18-70L-12-46L-4-76L3-46L10-76L17-48L23-68L29-52Q26-76 0-78Q-26-76-27-52Z" fill="#fff"/>
  <path d="M-25-34L-16-20L-10-42L-2-15L5-42L11-16L18-38L25-30Q18-14 0-14Q-18-14-25-34Z" fill="#e9e2ff"/>
</g>
<g id="wb-kit-cistern">
  <path d="M-92 0V-42Q-86-78 0-80Q86-78 92-42V0Z" fill="var(--wa2)"/>
  <path d="M30-79Q88-74 92-42V0H64V-40Q62-66 30-79Z" fill="var(--wa3)"/>
  <path d="M-66 0V-36Q-62-62 0-64Q62-62 66-36V0Z" fill="#0d0a1b"/>
  <path d="M-70-66L-60-56M-36-74L-32-63M0-78V-66M36-74L32-63" fill="none" stroke="var(--wa1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-66 0V-14Q-50-20-34-14Q-16-20 0-14Q18-20 34-14Q50-20 66-14V0Z" fill="var(--wt3)"/>
  <path d="M-54-10Q-42-14-32-10M-8-8Q4-12 14-8M36-10Q46-14 56-10" fill="none" stroke="var(--wt1)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
  <ellipse cx="-13" cy="-36" rx="9" ry="6" fill="#b79cff"/>
  <ellipse cx="15" cy="-36" rx="9" ry="6" fill="#b79cff"/>
  <ellipse cx="-11" cy="-36" rx="2.6" ry="5.5" fill="#17132b"/>
  <ellipse cx="13" cy="-36" rx="2.6" ry="5.5" fill="#17132b"/>
  <path d="M-26-22L-20-15L-14-22L-8-15L-2-22L4-15L10-22L16-15L22-22L28-15L30-24H-28Z" fill="#fff"/>
  <path d="M-48-50V-16M48-50V-16" fill="none" stroke="var(--me3)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-30-58Q-26-46-40-38M32-57Q30-46 40-40" fill="none" stroke="var(--me3)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-broken-bridge">
  <path d="M-88 2Q-44-6 0 2Q44-6 88 2" fill="none" stroke="var(--wt2)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-92 0V-28Q-58-48-30-50L-22-42L-31-35L-24-26Q-56-24-66 0Z" fill="var(--wa2)"/>
  <path d="M92 0V-28Q60-46 34-50L24-43L33-35L22-28Q56-24 66 0Z" fill="var(--wa3)"/>
  <path d="M-90-34Q-58-52-32-55" fill="none" stroke="var(--wa1)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M90-34Q60-51 36-55" fill="none" stroke="var(--wa2)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-72-44V-58M-46-53V-66M72-44V-58M48-51V-63" fill="none" stroke="var(--wo2)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-80-54L-40-67L-30-56M80-54L46-64" fill="none" stroke="var(--wo1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-12-30l9-4 4 8-9 5ZM6-16l8-3 3 7-8 4ZM-6-50l6-2 3 6-6 2Z" fill="var(--wa2)"/>
</g>
`,Ae=`<g id="wb-kit-bookshelf">
  <path d="M-54 0V-146H54V0Z" fill="var(--wo2)"/>
  <path d="M36 0V-146H54V0Z" fill="var(--wo3)"/>
  <path d="M-46-138H46V-106H-46ZM-46-98H46V-66H-46ZM-46-58H46V-26H-46Z" fill="#1c1430"/>
  <rect x="-44" y="-134.7" width="3.2" height="28.7" fill="#c98a2c" opacity=".9"/>
  <rect x="-40" y="-131.2" width="6.8" height="25.2" fill="#7a3b3b" opacity=".9"/>
  <rect x="-32.4" y="-131.3" width="7" height="25.3" fill="#d9c9a4" opacity=".9"/>
  <rect x="-24.6" y="-128.6" width="7.3" height="22.6" fill="#d9c9a4" opacity=".9"/>
  <rect x="-16.5" y="-126.9" width="6.7" height="20.9" fill="#5d6fb0" opacity=".9"/>
  <rect x="-9" y="-133.7" width="7.8" height="27.7" fill="#8a5a8e" opacity=".9"/>
  <rect x="-0.4" y="-132.6" width="7.8" height="26.6" fill="#8a5a8e" opacity=".9"/>
  <rect x="8.2" y="-134.6" width="7.8" height="28.6" fill="#4d7a6a" opacity=".9"/>
  <rect x="16.8" y="-129.4" width="7.4" height="23.4" fill="#4d7a6a" opacity=".9"/>
  <rect x="25" y="-129.1" width="5.3" height="23.1" fill="#8a5a8e" opacity=".9"/>
  <rect x="38.8" y="-131.4" width="4.6" height="25.4" fill="#5d6fb0" opacity=".9"/>
  <rect x="-44" y="-93.3" width="3.2" height="27.3" fill="#d9c9a4" opacity=".9"/>
  <rect x="-40" y="-91.8" width="4.1" height="25.8" fill="#4d7a6a" opacity=".9"/>
  <rect x="-29.7" y="-90.5" width="7.7" height="24.5" fill="#b5563c" opacity=".9"/>
  <rect x="-21.2" y="-87.2" width="3.8" height="21.2" fill="#b5563c" opacity=".9"/>
  <rect x="-16.6" y="-93.3" width="5.2" height="27.3" fill="#4d7a6a" opacity=".9"/>
  <rect x="-3.9" y="-93" width="7.9" height="27" fill="#d9c9a4" opacity=".9"/>
  <rect x="4.8" y="-86.5" width="3.8" height="20.5" fill="#3f6a8a" opacity=".9"/>
  <rect x="9.4" y="-94.4" width="5.5" height="28.4" fill="#3f6a8a" opacity=".9"/>
  <rect x="15.7" y="-92.4" width="7.3" height="26.4" fill="#d9c9a4" opacity=".9"/>
  <rect x="23.7" y="-93.8" width="4.1" height="27.8" fill="#8a5a8e" opacity=".9"/>
  <rect x="28.6" y="-91.6" width="4.5" height="25.6" fill="#c98a2c" opacity=".9"/>
  <rect x="33.9" y="-86.7" width="3.7" height="20.7" fill="#7a3b3b" opacity=".9"/>
  <rect x="38.4" y="-90.9" width="5.8" height="24.9" fill="#7a3b3b" opacity=".9"/>
  <rect x="-44" y="-52.3" width="3.2" height="26.3" fill="#4d7a6a" opacity=".9"/>
  <rect x="-40" y="-47.3" width="6.5" height="21.3" fill="#5d6fb0" opacity=".9"/>
  <rect x="-32.7" y="-52.5" width="5.2" height="26.5" fill="#8a5a8e" opacity=".9"/>
  <rect x="-26.7" y="-48" width="4" height="22" fill="#d9c9a4" opacity=".9"/>
  <rect x="-21.9" y="-46.7" width="5" height="20.7" fill="#4d7a6a" opacity=".9"/>
  <rect x="-16.1" y="-50.3" width="3.6" height="24.3" fill="#d9c9a4" opacity=".9"/>
  <rect x="-11.7" y="-52.1" width="4.4" height="26.1" fill="#4d7a6a" opacity=".9"/>
  <rect x="-6.6" y="-51" width="3.6" height="25" fill="#7a3b3b" opacity=".9"/>
  <rect x="-2.2" y="-48.5" width="4.8" height="22.5" fill="#d9c9a4" opacity=".9"/>
  <rect x="3.4" y="-53.4" width="4" height="27.4" fill="#7a3b3b" opacity=".9"/>
  <rect x="8.2" y="-54.6" width="4.4" height="28.6" fill="#7a3b3b" opacity=".9"/>
  <rect x="13.4" y="-49.7" width="4.5" height="23.7" fill="#5d6fb0" opacity=".9"/>
  <rect x="18.7" y="-48" width="5" height="22" fill="#5d6fb0" opacity=".9"/>
  <rect x="24.5" y="-49.8" width="4.1" height="23.8" fill="#7a3b3b" opacity=".9"/>
  <rect x="29.4" y="-50.8" width="5.4" height="24.8" fill="#4d7a6a" opacity=".9"/>
  <rect x="35.6" y="-51.1" width="5.8" height="25.1" fill="#8a5a8e" opacity=".9"/>
  <path d="M-58-152H58V-144H-58Z" fill="var(--wo1)"/>
  <path d="M-54-20H54V-2H-54Z" fill="var(--wo3)"/>
</g>
<g id="wb-kit-lamp">
  <path d="M-4 0V-56H4V0Z" fill="var(--me3)"/>
  <path d="M-13 0H13L8-8H-8Z" fill="var(--me3)"/>
  <path d="M-14-58H14L10-82H-10Z" fill="#2a2350"/>
  <path d="M-10-60H10L7-80H-7Z" fill="#5b4a86"/>
  <path d="M-15-58H15V-53H-15Z" fill="var(--me2)"/>
  <path d="M-12-86H12L6-94H-6Z" fill="var(--me2)"/>
</g>
<g id="wb-kit-lamp-lit">
  <circle cx="0" cy="-70" r="62" fill="url(#wb-lamp)" opacity=".75"/>
  <path d="M-4 0V-56H4V0Z" fill="var(--me3)"/>
  <path d="M-13 0H13L8-8H-8Z" fill="var(--me3)"/>
  <path d="M-14-58H14L10-82H-10Z" fill="var(--me3)"/>
  <path d="M-11-60H11L8-80H-8Z" fill="#fff3c4"/>
  <path d="M0-78Q8-68 0-61Q-8-68 0-78Z" fill="#ff9a3c"/>
  <path d="M-15-58H15V-53H-15Z" fill="var(--me2)"/>
  <path d="M-12-86H12L6-94H-6Z" fill="var(--me2)"/>
</g>
<g id="wb-kit-banner">
  <path d="M-20-106H20" fill="none" stroke="var(--me2)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-17-104H17V-26L0-42L-17-26Z" fill="var(--ba2)"/>
  <path d="M3-104H17V-26L3-39Z" fill="var(--ba3)"/>
  <path d="M-7-82Q-2-92 6-90Q0-86 2-78Q4-70 10-70Q2-64-5-70Q-9-76-7-82Z" fill="#ffd27a"/>
</g>
<g id="wb-kit-clock">
  <path d="M-26 0V-112H26V0Z" fill="var(--wo2)"/>
  <path d="M10 0V-112H26V0Z" fill="var(--wo3)"/>
  <path d="M-34-108V-136L0-160L34-136V-108Z" fill="var(--wo1)"/>
  <path d="M0-160L34-136V-108H12V-130Z" fill="var(--wo3)"/>
  <circle cx="0" cy="-122" r="19" fill="#f3ead6"/>
  <path d="M0-122V-134M0-122L8-116" fill="none" stroke="#17132b" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-14-94H14V-22H-14Z" fill="#1c1430"/>
  <path d="M0-92V-50" fill="none" stroke="var(--me2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="0" cy="-44" r="9" fill="var(--me1)"/>
  <path d="M-32 0H32V-10H-32Z" fill="var(--wo3)"/>
</g>
<g id="wb-kit-lectern">
  <path d="M-10 0V-52H10V0Z" fill="var(--wo2)"/>
  <path d="M2 0V-52H10V0Z" fill="var(--wo3)"/>
  <path d="M-30 0H30L20-12H-20Z" fill="var(--wo3)"/>
  <path d="M-44-46L44-46L36-60H-36Z" fill="var(--wo1)"/>
  <path d="M-46-52Q-24-62 0-54V-92Q-22-102-42-90Z" fill="#fbf4e2"/>
  <path d="M46-52Q24-62 0-54V-92Q22-102 42-90Z" fill="#dccba4"/>
  <path d="M-34-82Q-20-86-8-82M-35-72Q-20-76-8-72M-36-62Q-20-66-8-62" fill="none" stroke="#b39b6c" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M10-82Q20-86 34-82M10-72Q20-76 35-72" fill="none" stroke="#a78c5c" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M12-56V-30L18-36L24-30V-58Z" fill="#b5342e"/>
</g>
<g id="wb-kit-hearth">
  <path d="M-60 0V-86H-48V-128H48V-86H60V0Z" fill="var(--wa1)"/>
  <path d="M24 0V-128H48V-86H60V0Z" fill="var(--wa3)"/>
  <path d="M-66-92H66V-80H-66Z" fill="var(--wo2)"/>
  <path d="M-36 0V-40Q-34-66 0-68Q34-66 36-40V0Z" fill="#150d22"/>
  <ellipse cx="0" cy="-18" rx="40" ry="34" fill="url(#wb-lamp)"/>
  <path d="M-22 0Q-26-26-8-46Q-8-30 2-34Q-2-52 8-60Q10-42 18-34Q26-20 20 0Z" fill="#ff8a3c"/>
  <path d="M-12 0Q-14-16-2-28Q0-18 6-22Q14-12 10 0Z" fill="#ffe3a0"/>
  <path d="M-26-2H26" fill="none" stroke="var(--wo3)" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-candle">
  <circle cx="0" cy="-98" r="44" fill="url(#wb-lamp)" opacity=".8"/>
  <path d="M-14 0H14L10-14H-10Z" fill="var(--me3)"/>
  <path d="M-9-14V-80H9V-14Z" fill="#f3ead6"/>
  <path d="M2-14V-80H9V-14Z" fill="#cdbf9c"/>
  <path d="M-9-80V-58Q-5-54-4-66V-80Z" fill="#fffaf0"/>
  <path d="M0-116Q12-98 0-84Q-12-98 0-116Z" fill="#ffb347"/>
  <path d="M0-104Q6-94 0-87Q-6-94 0-104Z" fill="#fff3c4"/>
</g>
<g id="wb-kit-books">
  <path d="M-28 0H26V-11H-28Z" fill="#b5563c"/>
  <path d="M-22-11H30V-21H-22Z" fill="#4d7a6a"/>
  <path d="M-26-21H20V-31H-26Z" fill="#c98a2c"/>
  <path d="M-14-31L24-37L26-28L-12-24Z" fill="#5d6fb0"/>
  <path d="M14 0H26V-11H14ZM18-11H30V-21H18Z" fill="#17132b" opacity=".25"/>
</g>
<g id="wb-kit-wheel">
  <circle cx="0" cy="-58" r="54" fill="var(--me3)"/>
  <circle cx="0" cy="-58" r="44" fill="var(--wa3)"/>
  <path d="M0-102V-14M-44-58H44M-31-89L31-27M31-89L-31-27" fill="none" stroke="var(--me2)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="0" cy="-58" r="30" fill="var(--wa2)"/>
  <circle cx="0" cy="-58" r="13" fill="var(--me1)"/>
  <circle cx="48" cy="-58" r="5" fill="var(--me1)"/>
  <circle cx="33.9" cy="-24.1" r="5" fill="var(--me1)"/>
  <circle cx="0" cy="-10" r="5" fill="var(--me1)"/>
  <circle cx="-33.9" cy="-24.1" r="5" fill="var(--me1)"/>
  <circle cx="-48" cy="-58" r="5" fill="var(--me1)"/>
  <circle cx="-33.9" cy="-91.9" r="5" fill="var(--me1)"/>
  <circle cx="-0" cy="-106" r="5" fill="var(--me1)"/>
  <circle cx="33.9" cy="-91.9" r="5" fill="var(--me1)"/>
</g>
<g id="wb-kit-stall">
  <path d="M-46 0V-62M46 0V-62" fill="none" stroke="var(--wo3)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <rect x="-44" y="-62" width="88" height="32" fill="#2a2038" opacity=".75"/>
  <ellipse cx="0" cy="-48" rx="40" ry="26" fill="url(#wb-lamp)" opacity="0.7"/>
  <path d="M-54-32H54V-20H-54Z" fill="var(--wo1)"/>
  <path d="M-50-20H50V0H-50Z" fill="var(--wo2)"/>
  <path d="M22-20H50V0H22Z" fill="var(--wo3)"/>
  <circle cx="-40" cy="-36" r="5.5" fill="#d8564a"/>
  <circle cx="-30" cy="-36" r="5.5" fill="#d8564a"/>
  <circle cx="-21" cy="-36" r="5.5" fill="#d8564a"/>
  <circle cx="-6" cy="-36" r="5.5" fill="#e0a93a"/>
  <circle cx="4" cy="-36" r="5.5" fill="#e0a93a"/>
  <circle cx="13" cy="-36" r="5.5" fill="#e0a93a"/>
  <circle cx="28" cy="-37" r="6.5" fill="#7fae5a"/>
  <circle cx="38" cy="-37" r="6.5" fill="#7fae5a"/>
  <path d="M-45.6-92H-30.4L-38-64Q-47.5-50 -57-64Z" fill="var(--ba2)"/>
  <path d="M-30.4-92H-15.2L-19-64Q-28.5-50 -38-64Z" fill="#f3ead6"/>
  <path d="M-15.2-92H0L0-64Q-9.5-50 -19-64Z" fill="var(--ba2)"/>
  <path d="M0-92H15.2L19-64Q9.5-50 0-64Z" fill="#f3ead6"/>
  <path d="M15.2-92H30.4L38-64Q28.5-50 19-64Z" fill="var(--ba3)"/>
  <path d="M30.4-92H45.6L57-64Q47.5-50 38-64Z" fill="#cfc0a0"/>
  <path d="M-48-96H48V-91H-48Z" fill="var(--wo1)"/>
</g>
<g id="wb-kit-forge">
  <path d="M-64 0V-62L-38-84V-130H4V-84L28-62V0Z" fill="var(--wa2)"/>
  <path d="M-12-130H4V-84L28-62V0H8V-60L-12-84Z" fill="var(--wa3)"/>
  <path d="M-42-132H8V-122H-42Z" fill="var(--wa1)"/>
  <path d="M-30-108H-18M-54-56H-44M-30-74H-16M14-44H24M14-20H24" fill="none" stroke="var(--wa3)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-48 0V-30Q-46-54-18-55Q8-54 10-30V0Z" fill="#150d22"/>
  <ellipse cx="-18" cy="-16" rx="44" ry="38" fill="url(#wb-lamp)" opacity="1"/>
  <path d="M-38 0Q-42-22-28-38Q-27-26-20-28Q-22-44-14-50Q-11-34-4-28Q4-16-2 0Z" fill="#ff7a2c"/>
  <path d="M-28 0Q-30-14-20-22Q-17-14-13-18Q-6-10-10 0Z" fill="#ffe3a0"/>
  <path d="M22-30H72Q68-18 58-17V-9H66V0H34V-9H42V-17Q26-18 22-30Z" fill="#4a4566"/>
  <path d="M54-30H72Q68-18 58-17V-9H66V0H54Z" fill="#2f2a4a"/>
  <path d="M40-40L62-48" fill="none" stroke="var(--wo1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M56-56L68-51L65-43L53-48Z" fill="#6a6488"/>
  <circle cx="30" cy="-44" r="2" fill="#ffb347"/>
  <circle cx="22" cy="-54" r="2" fill="#ffb347"/>
  <circle cx="38" cy="-58" r="2" fill="#ffb347"/>
</g>
<g id="wb-kit-card-index">
  <path d="M-56 0V-118H50V0Z" fill="var(--wo2)"/>
  <path d="M38 0V-118H50V0Z" fill="var(--wo3)"/>
  <path d="M-60-126H54V-117H-60Z" fill="var(--wo1)"/>
  <rect x="-51" y="-112" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-47" y="-109" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-41.5" cy="-100" r="1.8" fill="var(--me1)"/>
  <rect x="-29" y="-112" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-25" y="-109" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-19.5" cy="-100" r="1.8" fill="var(--me1)"/>
  <rect x="-7" y="-112" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-3" y="-109" width="11" height="5" fill="#f3ead6"/>
  <circle cx="2.5" cy="-100" r="1.8" fill="var(--me1)"/>
  <rect x="15" y="-112" width="19" height="15" fill="var(--wo1)"/>
  <rect x="19" y="-109" width="11" height="5" fill="#f3ead6"/>
  <circle cx="24.5" cy="-100" r="1.8" fill="var(--me1)"/>
  <rect x="-51" y="-94" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-47" y="-91" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-41.5" cy="-82" r="1.8" fill="var(--me1)"/>
  <rect x="-29" y="-94" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-25" y="-91" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-19.5" cy="-82" r="1.8" fill="var(--me1)"/>
  <rect x="-7" y="-94" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-3" y="-91" width="11" height="5" fill="#f3ead6"/>
  <circle cx="2.5" cy="-82" r="1.8" fill="var(--me1)"/>
  <rect x="15" y="-94" width="19" height="15" fill="var(--wo1)"/>
  <rect x="19" y="-91" width="11" height="5" fill="#f3ead6"/>
  <circle cx="24.5" cy="-82" r="1.8" fill="var(--me1)"/>
  <rect x="-51" y="-76" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-47" y="-73" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-41.5" cy="-64" r="1.8" fill="var(--me1)"/>
  <rect x="-29" y="-76" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-25" y="-73" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-19.5" cy="-64" r="1.8" fill="var(--me1)"/>
  <rect x="-7" y="-76" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-3" y="-73" width="11" height="5" fill="#f3ead6"/>
  <circle cx="2.5" cy="-64" r="1.8" fill="var(--me1)"/>
  <rect x="15" y="-76" width="19" height="15" fill="var(--wo1)"/>
  <rect x="19" y="-73" width="11" height="5" fill="#f3ead6"/>
  <circle cx="24.5" cy="-64" r="1.8" fill="var(--me1)"/>
  <rect x="-51" y="-58" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-47" y="-55" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-41.5" cy="-46" r="1.8" fill="var(--me1)"/>
  <rect x="-29" y="-58" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-25" y="-55" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-19.5" cy="-46" r="1.8" fill="var(--me1)"/>
  <rect x="15" y="-58" width="19" height="15" fill="var(--wo1)"/>
  <rect x="19" y="-55" width="11" height="5" fill="#f3ead6"/>
  <circle cx="24.5" cy="-46" r="1.8" fill="var(--me1)"/>
  <rect x="-51" y="-40" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-47" y="-37" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-41.5" cy="-28" r="1.8" fill="var(--me1)"/>
  <rect x="-29" y="-40" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-25" y="-37" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-19.5" cy="-28" r="1.8" fill="var(--me1)"/>
  <rect x="-7" y="-40" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-3" y="-37" width="11" height="5" fill="#f3ead6"/>
  <circle cx="2.5" cy="-28" r="1.8" fill="var(--me1)"/>
  <rect x="15" y="-40" width="19" height="15" fill="var(--wo1)"/>
  <rect x="19" y="-37" width="11" height="5" fill="#f3ead6"/>
  <circle cx="24.5" cy="-28" r="1.8" fill="var(--me1)"/>
  <rect x="-51" y="-22" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-47" y="-19" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-41.5" cy="-10" r="1.8" fill="var(--me1)"/>
  <rect x="-29" y="-22" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-25" y="-19" width="11" height="5" fill="#f3ead6"/>
  <circle cx="-19.5" cy="-10" r="1.8" fill="var(--me1)"/>
  <rect x="-7" y="-22" width="19" height="15" fill="var(--wo1)"/>
  <rect x="-3" y="-19" width="11" height="5" fill="#f3ead6"/>
  <circle cx="2.5" cy="-10" r="1.8" fill="var(--me1)"/>
  <rect x="15" y="-22" width="19" height="15" fill="var(--wo1)"/>
  <rect x="19" y="-19" width="11" height="5" fill="#f3ead6"/>
  <circle cx="24.5" cy="-10" r="1.8" fill="var(--me1)"/>
  <rect x="-7" y="-58" width="19" height="15" fill="#0d0a1b"/>
  <path d="M-9-54H16L24-38H-1Z" fill="#3a2614"/>
  <path d="M-5-52l2-12 14 0 1 12ZM0-46l1-13 15 0 1 13Z" fill="#f3ead6"/>
  <path d="M8-46l0-13 8 0 1 13Z" fill="#cdbf9c"/>
  <path d="M-2-42H24V-28H-2Z" fill="var(--wo1)"/>
  <path d="M16-42H24V-28H16Z" fill="var(--wo3)"/>
  <circle cx="10" cy="-35" r="2.2" fill="var(--me1)"/>
  <path d="M-58 0H52V-6H-58Z" fill="var(--wo3)"/>
  <path d="M-30-126l4-10 16 3-3 9Z" fill="#f3ead6"/>
</g>
<g id="wb-kit-wheel-door">
  <path d="M-62 0V-66Q-58-128 0-130Q58-128 62-66V0Z" fill="var(--wa1)"/>
  <path d="M8-130Q58-126 62-66V0H46V-66Q44-112 8-130Z" fill="var(--wa3)"/>
  <path d="M-56-30H-48M-54-78L-46-74M-32-114L-28-106M56-30H50" fill="none" stroke="var(--wa3)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="0" cy="-62" r="50" fill="#0d0a1b"/>
  <circle cx="0" cy="-62" r="46" fill="var(--me3)"/>
  <circle cx="0" cy="-62" r="38" fill="var(--wo2)"/>
  <path d="M0-100A38 38 0 0 1 0-24Q20-62 0-100Z" fill="var(--wo3)"/>
  <path d="M0-96V-28M-34-62H34M-24-86L24-38M24-86L-24-38" fill="none" stroke="var(--me2)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="0" cy="-62" r="17" fill="var(--me3)"/>
  <circle cx="0" cy="-62" r="12" fill="var(--me1)"/>
  <path d="M0-68V-56M-6-62H6" fill="none" stroke="var(--me3)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="38.8" cy="-46" r="3.2" fill="var(--me1)"/>
  <circle cx="16.2" cy="-23.2" r="3.2" fill="var(--me1)"/>
  <circle cx="-16" cy="-23.2" r="3.2" fill="var(--me1)"/>
  <circle cx="-38.8" cy="-45.8" r="3.2" fill="var(--me1)"/>
  <circle cx="-38.8" cy="-78" r="3.2" fill="var(--me1)"/>
  <circle cx="-16.2" cy="-100.8" r="3.2" fill="var(--me1)"/>
  <circle cx="16" cy="-100.8" r="3.2" fill="var(--me1)"/>
  <circle cx="38.8" cy="-78.2" r="3.2" fill="var(--me1)"/>
  <path d="M-36-118l6-6 6 6M26-122h10M31-127v10" fill="none" stroke="var(--gl)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-64 0H64V-9H-64Z" fill="var(--wa2)"/>
  <path d="M30 0H64V-9H30Z" fill="var(--wa3)"/>
</g>
<g id="wb-kit-map-stand">
  <path d="M-28 0L-6-100M52 0L34-100" fill="none" stroke="var(--wo3)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-36-104H56V-28Q10-22-36-28Z" fill="#e9d8ac"/>
  <path d="M26-104H56V-28Q42-25 26-25.5Z" fill="#cdb584"/>
  <path d="M-24-84Q-8-96 4-82Q16-70 4-60Q-14-58-22-68ZM24-62Q40-70 46-54Q44-40 30-42Q22-50 24-62Z" fill="none" stroke="#8a6a3a" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-12-74Q10-50 34-54" fill="none" stroke="#b5342e" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="5 5"/>
  <path d="M30-58l8 8M38-58l-8 8" fill="none" stroke="#b5342e" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-40-108H60V-101H-40Z" fill="var(--wo1)"/>
  <path d="M-24-36H-8M-24-42H-14" fill="none" stroke="#8a6a3a" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-46 0V-12" fill="none" stroke="var(--me3)" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-58 0H-34L-39-5H-53Z" fill="var(--me3)"/>
  <circle cx="-46" cy="-26" r="16" fill="var(--wt2)"/>
  <path d="M-46-42A16 16 0 0 1-46-10Q-34-26-46-42Z" fill="var(--wt3)"/>
  <path d="M-56-34Q-48-38-46-30Q-50-22-56-24ZM-42-24Q-36-28-34-22Q-38-16-42-18Z" fill="var(--le1)"/>
  <path d="M-60-14Q-68-30-56-42" fill="none" stroke="var(--me2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-press">
  <path d="M-42 0V-98H-29V0ZM29 0V-98H42V0Z" fill="var(--wo2)"/>
  <path d="M36 0V-98H42V0ZM-33 0V-98H-29V0Z" fill="var(--wo3)"/>
  <path d="M-50-112H50V-95H-50Z" fill="var(--wo1)"/>
  <path d="M20-112H50V-95H20Z" fill="var(--wo3)"/>
  <path d="M0-95V-60" fill="none" stroke="var(--me2)" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-5-90L5-86M-5-82L5-78M-5-74L5-70" fill="none" stroke="var(--me3)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-30-74H30" fill="none" stroke="var(--wo1)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="-32" cy="-74" r="5" fill="var(--me2)"/>
  <circle cx="32" cy="-74" r="5" fill="var(--me3)"/>
  <path d="M-29-60H29V-50H-29Z" fill="var(--wo3)"/>
  <rect x="-22" y="-50" width="44" height="10" fill="#b5563c"/>
  <rect x="-19" y="-48" width="41" height="6" fill="#f3ead6"/>
  <rect x="-24" y="-40" width="46" height="10" fill="#4d7a6a"/>
  <rect x="-21" y="-38" width="43" height="6" fill="#f3ead6"/>
  <rect x="-20" y="-30" width="42" height="9" fill="#c98a2c"/>
  <rect x="-17" y="-28" width="39" height="5" fill="#f3ead6"/>
  <path d="M-52-21H52V-8H-52Z" fill="var(--wo1)"/>
  <path d="M22-21H52V-8H22Z" fill="var(--wo3)"/>
  <path d="M-44-8H-30V0H-44ZM30-8H44V0H30Z" fill="var(--wo3)"/>
</g>
<g id="wb-kit-casks">
  <circle cx="-34" cy="-25" r="25" fill="var(--wo3)"/>
  <circle cx="-35.5" cy="-25" r="23" fill="var(--wo2)"/>
  <path d="M-46.5 -42.5V-7.5M-34 -47.5V-2.5M-21.5 -42.5V-7.5" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="-34" cy="-25" r="23.5" fill="none" stroke="var(--me3)" stroke-width="3.5"/>
  <circle cx="-34" cy="-16.25" r="3.5" fill="var(--me2)"/>
  <path d="M-37 -15h6q1 12.5 -3 15.5q-4-2.5 -3-15.5Z" fill="#2b2150"/>
  <circle cx="20" cy="-25" r="25" fill="var(--wo3)"/>
  <circle cx="18.5" cy="-25" r="23" fill="var(--wo2)"/>
  <path d="M7.5 -42.5V-7.5M20 -47.5V-2.5M32.5 -42.5V-7.5" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="20" cy="-25" r="23.5" fill="none" stroke="var(--me3)" stroke-width="3.5"/>
  <circle cx="20" cy="-16.25" r="3.5" fill="var(--me2)"/>
  <path d="M17 -15h6q1 12.5 -3 15.5q-4-2.5 -3-15.5Z" fill="#2b2150"/>
  <circle cx="-7" cy="-69" r="25" fill="var(--wo3)"/>
  <circle cx="-8.5" cy="-69" r="23" fill="var(--wo2)"/>
  <path d="M-19.5 -86.5V-51.5M-7 -91.5V-46.5M5.5 -86.5V-51.5" fill="none" stroke="var(--wo3)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="-7" cy="-69" r="23.5" fill="none" stroke="var(--me3)" stroke-width="3.5"/>
  <circle cx="-7" cy="-60.25" r="3.5" fill="var(--me2)"/>
  <path d="M-10 -59h6q1 12.5 -3 15.5q-4-2.5 -3-15.5Z" fill="#2b2150"/>
  <path d="M-62 0Q-56-8-38-6Q-20-11 0-6Q22-10 36-6Q58-8 62 0Q40 6 4 3Q-40 7-62 0Z" fill="#0d0a1b"/>
  <path d="M-30-3Q-10-7 10-4Q-8-1-30-3Z" fill="#4a3f8a"/>
  <path d="M48-50V-6M58-50V-6" fill="none" stroke="var(--wo1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M42-34H64V-6H42Z" fill="var(--me3)"/>
  <path d="M56-34H64V-6H56Z" fill="#0d0a1b" opacity=".35"/>
</g>
<g id="wb-kit-flue">
  <path d="M-46 0V-196H46V0Z" fill="var(--ro2)"/>
  <path d="M22 0V-196H46V0Z" fill="var(--ro3)"/>
  <path d="M-52-212H52V-194H-52Z" fill="var(--ro1)"/>
  <path d="M20-212H52V-194H20Z" fill="var(--ro3)"/>
  <path d="M-44-176H-30M-40-150H-32M-44-124H-32M-40-98H-30M34-164H42M32-138H42M34-108H44M-40-70H-32M32-66H44M-42-40H-32M34-30H42" fill="none" stroke="var(--ro1)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>
  <path d="M-28 0V-150Q-26-180 0-181Q26-180 28-150V0Z" fill="#0b0912"/>
  <path d="M-20-150Q-18-172 0-173Q18-172 20-150L12-110H-12Z" fill="#cfe0ff" opacity=".28"/>
  <path d="M-8-176V-84M8-176V-84" fill="none" stroke="var(--wo1)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-22-84H22V-76H-22Z" fill="var(--me2)"/>
  <path d="M-20-76V-30M-7-76V-30M7-76V-30M20-76V-30" fill="none" stroke="var(--me2)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <ellipse cx="0" cy="-54" rx="26" ry="28" fill="url(#wb-lamp)" opacity="0.9"/>
  <path d="M0-64q7 8 0 16q-7-8 0-16Z" fill="#ffe3a0"/>
  <path d="M-24-32H24V-24H-24Z" fill="var(--me3)"/>
  <path d="M-22-12H22" fill="none" stroke="var(--ro1)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
</g>
<g id="wb-kit-vault">
  <path d="M-78 0V-120Q-74-200 0-204Q74-200 78-120V0Z" fill="var(--wa1)"/>
  <path d="M8-204Q74-198 78-120V0H62V-120Q60-180 8-204Z" fill="var(--wa3)"/>
  <path d="M-62 0V-118Q-58-184 0-188Q58-184 62-118V0Z" fill="#0a0d12"/>
  <rect x="-40" y="-173.3" width="3.6" height="21.3" fill="#8a5a8e" opacity=".85"/>
  <rect x="-27.7" y="-177.7" width="3.5" height="25.7" fill="#b5563c" opacity=".85"/>
  <rect x="-23.4" y="-170.4" width="7" height="18.4" fill="#5d6fb0" opacity=".85"/>
  <rect x="-15.6" y="-171.8" width="2.8" height="19.8" fill="#b5563c" opacity=".85"/>
  <rect x="14" y="-171.3" width="3.8" height="19.3" fill="#b5563c" opacity=".85"/>
  <rect x="18.6" y="-174.9" width="7.5" height="22.9" fill="#4d7a6a" opacity=".85"/>
  <rect x="26.9" y="-174.1" width="8.1" height="22.1" fill="#3f6a8a" opacity=".85"/>
  <rect x="35.8" y="-170.8" width="3.4" height="18.8" fill="#d9c9a4" opacity=".85"/>
  <rect x="-44" y="-152" width="34" height="4" fill="var(--wo2)"/>
  <rect x="12" y="-152" width="32" height="4" fill="var(--wo3)"/>
  <rect x="-58" y="-141.6" width="8.2" height="23.6" fill="#c98a2c" opacity=".85"/>
  <rect x="-49" y="-142.2" width="4.8" height="24.2" fill="#7a3b3b" opacity=".85"/>
  <rect x="-43.4" y="-140.5" width="5.8" height="22.5" fill="#8a5a8e" opacity=".85"/>
  <rect x="-36.8" y="-136.1" width="4.8" height="18.1" fill="#8a5a8e" opacity=".85"/>
  <rect x="-31.2" y="-140.4" width="4.7" height="22.4" fill="#7a3b3b" opacity=".85"/>
  <rect x="-25.8" y="-138.9" width="3.7" height="20.9" fill="#c98a2c" opacity=".85"/>
  <rect x="-21.3" y="-139.8" width="3.3" height="21.8" fill="#7a3b3b" opacity=".85"/>
  <rect x="-17.2" y="-140.6" width="2.4" height="22.6" fill="#3f6a8a" opacity=".85"/>
  <rect x="14" y="-143.6" width="7.1" height="25.6" fill="#d9c9a4" opacity=".85"/>
  <rect x="21.9" y="-142.8" width="8" height="24.8" fill="#d9c9a4" opacity=".85"/>
  <rect x="30.7" y="-139.4" width="6.4" height="21.4" fill="#c98a2c" opacity=".85"/>
  <rect x="37.9" y="-138.9" width="7.4" height="20.9" fill="#b5563c" opacity=".85"/>
  <rect x="46.1" y="-139.4" width="6.4" height="21.4" fill="#c98a2c" opacity=".85"/>
  <rect x="53.3" y="-138.2" width="3.9" height="20.2" fill="#5d6fb0" opacity=".85"/>
  <rect x="-60" y="-118" width="48" height="4" fill="var(--wo2)"/>
  <rect x="12" y="-118" width="48" height="4" fill="var(--wo3)"/>
  <rect x="-58" y="-101.8" width="7.8" height="17.8" fill="#3f6a8a" opacity=".85"/>
  <rect x="-49.4" y="-102.8" width="7.5" height="18.8" fill="#8a5a8e" opacity=".85"/>
  <rect x="-41.1" y="-103.9" width="3.5" height="19.9" fill="#5d6fb0" opacity=".85"/>
  <rect x="-36.8" y="-105.1" width="6" height="21.1" fill="#c98a2c" opacity=".85"/>
  <rect x="-24.3" y="-109.1" width="7.1" height="25.1" fill="#7a3b3b" opacity=".85"/>
  <rect x="14" y="-107.8" width="5.4" height="23.8" fill="#4d7a6a" opacity=".85"/>
  <rect x="24.5" y="-104.4" width="3.7" height="20.4" fill="#c98a2c" opacity=".85"/>
  <rect x="29" y="-101.9" width="4.7" height="17.9" fill="#b5563c" opacity=".85"/>
  <rect x="34.4" y="-107.2" width="5.1" height="23.2" fill="#7a3b3b" opacity=".85"/>
  <rect x="40.4" y="-107.9" width="4.8" height="23.9" fill="#3f6a8a" opacity=".85"/>
  <rect x="-60" y="-84" width="48" height="4" fill="var(--wo2)"/>
  <rect x="12" y="-84" width="48" height="4" fill="var(--wo3)"/>
  <rect x="-58" y="-70.2" width="7.4" height="20.2" fill="#d9c9a4" opacity=".85"/>
  <rect x="-49.8" y="-71.4" width="5.1" height="21.4" fill="#4d7a6a" opacity=".85"/>
  <rect x="-36.9" y="-74.3" width="4.3" height="24.3" fill="#8a5a8e" opacity=".85"/>
  <rect x="-31.8" y="-71.1" width="7.7" height="21.1" fill="#5d6fb0" opacity=".85"/>
  <rect x="-23.3" y="-73.6" width="6.7" height="23.6" fill="#5d6fb0" opacity=".85"/>
  <rect x="14" y="-72" width="3.7" height="22" fill="#b5563c" opacity=".85"/>
  <rect x="18.5" y="-70.5" width="3.9" height="20.5" fill="#5d6fb0" opacity=".85"/>
  <rect x="23.2" y="-70.1" width="8.2" height="20.1" fill="#5d6fb0" opacity=".85"/>
  <rect x="32.2" y="-75.3" width="4.1" height="25.3" fill="#d9c9a4" opacity=".85"/>
  <rect x="37.1" y="-70" width="6.7" height="20" fill="#5d6fb0" opacity=".85"/>
  <rect x="44.6" y="-69.3" width="4.1" height="19.3" fill="#7a3b3b" opacity=".85"/>
  <rect x="49.5" y="-71.6" width="5.6" height="21.6" fill="#4d7a6a" opacity=".85"/>
  <rect x="-60" y="-50" width="48" height="4" fill="var(--wo2)"/>
  <rect x="12" y="-50" width="48" height="4" fill="var(--wo3)"/>
  <rect x="-50.2" y="-41.3" width="5.4" height="25.3" fill="#b5563c" opacity=".85"/>
  <rect x="-44" y="-35" width="3.6" height="19" fill="#d9c9a4" opacity=".85"/>
  <rect x="-39.6" y="-34.1" width="3.3" height="18.1" fill="#4d7a6a" opacity=".85"/>
  <rect x="-35.5" y="-37.5" width="6.2" height="21.5" fill="#3f6a8a" opacity=".85"/>
  <rect x="-28.5" y="-38" width="6.4" height="22" fill="#3f6a8a" opacity=".85"/>
  <rect x="-21.4" y="-34.5" width="6.6" height="18.5" fill="#8a5a8e" opacity=".85"/>
  <rect x="14" y="-36.2" width="7" height="20.2" fill="#d9c9a4" opacity=".85"/>
  <rect x="21.8" y="-38.4" width="4.4" height="22.4" fill="#3f6a8a" opacity=".85"/>
  <rect x="27" y="-35.4" width="6.5" height="19.4" fill="#8a5a8e" opacity=".85"/>
  <rect x="34.3" y="-35.3" width="5" height="19.3" fill="#b5563c" opacity=".85"/>
  <rect x="40.1" y="-35.4" width="6.9" height="19.4" fill="#5d6fb0" opacity=".85"/>
  <rect x="47.8" y="-34.9" width="6.3" height="18.9" fill="#b5563c" opacity=".85"/>
  <rect x="54.9" y="-41.3" width="2.3" height="25.3" fill="#4d7a6a" opacity=".85"/>
  <rect x="-60" y="-16" width="48" height="4" fill="var(--wo2)"/>
  <rect x="12" y="-16" width="48" height="4" fill="var(--wo3)"/>
  <path d="M-12 0V-172H12V0Z" fill="#050709"/>
  <path d="M-6 0V-120H6V0Z" fill="#101a1e"/>
  <path d="M0-188V-104" fill="none" stroke="var(--me3)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>
  <ellipse cx="0" cy="-92" rx="44" ry="52" fill="url(#wb-lamp)" opacity="0.85"/>
  <path d="M-8-104H8L5-84H-5Z" fill="#fff3c4"/>
  <path d="M-10-104H10L5-111H-5Z" fill="var(--me2)"/>
  <rect x="-60" y="-12" width="120" height="12" fill="var(--wa3)"/>
</g>
<g id="wb-kit-initial">
  <path d="M-50-8V-116H50V-8Z" fill="var(--me2)"/>
  <path d="M34-8V-116H50V-8Z" fill="var(--me3)"/>
  <path d="M-42-16V-108H42V-16Z" fill="#27427c"/>
  <path d="M18-16V-108H42V-16Z" fill="#1c3060"/>
  <path d="M-38-24Q-20-14-12-28M38-100Q18-112 10-98M-38-98Q-26-110-16-100M38-26Q24-14 16-24" fill="none" stroke="#8fb57a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <circle cx="-34" cy="-30" r="4" fill="#d8764a"/>
  <circle cx="34" cy="-94" r="4" fill="#d8764a"/>
  <circle cx="-34" cy="-92" r="4" fill="#d8764a"/>
  <circle cx="34" cy="-30" r="4" fill="#d8764a"/>
  <path d="M0-104Q34-102 34-62Q34-22 0-20Q-34-22-34-62Q-34-102 0-104ZM0-92Q-16-90-16-62Q-16-34 0-32Q16-34 16-62Q16-90 0-92Z" fill="var(--me1)" fill-rule="evenodd"/>
  <path d="M6-104Q34-100 34-62Q34-22 4-20L4-32Q16-34 16-62Q16-86 6-91Z" fill="var(--me2)"/>
  <path d="M0-80L9-62L0-44L-9-62Z" fill="#d8564a"/>
  <path d="M-56-120H56V-113H-56Z" fill="var(--me1)"/>
  <path d="M-58 0H58L50-10H-50Z" fill="var(--me3)"/>
  <path d="M-58 0H10L8-10H-50Z" fill="var(--me2)"/>
</g>
<g id="wb-kit-quill">
  <path d="M6-26Q-14-96 22-182Q56-128 38-80Q30-50 10-26Z" fill="#fffaf0"/>
  <path d="M22-182Q56-128 38-80Q30-50 10-26Q28-100 22-182Z" fill="#d3c6e6"/>
  <path d="M22-176Q24-100 4-14" fill="none" stroke="#8a7d9c" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-2-96L8-90M2-120L12-112M36-104L26-98" fill="none" stroke="#b5a9c4" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
  <path d="M-32 0V-18Q-32-30-14-32V-40H14V-32Q32-30 32-18V0Z" fill="#2b2150"/>
  <path d="M8 0V-40H14V-32Q32-30 32-18V0Z" fill="#17132b"/>
  <path d="M-18-46H18V-38H-18Z" fill="var(--me2)"/>
  <path d="M6-46H18V-38H6Z" fill="var(--me3)"/>
  <path d="M-24-20Q-22-26-14-26V-6H-24Z" fill="#5b518f"/>
  <path d="M18-40q6 14 3 30q-5 6-7-2Z" fill="#0d0a1b"/>
</g>
`,je=`<symbol id="wb-spark" viewBox="0 0 100 100" overflow="visible">
  <circle cx="50" cy="50" r="46" fill="url(#wb-lamp)"/>
  <path d="M50 4Q54 40 96 50Q54 60 50 96Q46 60 4 50Q46 40 50 4Z" fill="#7a4a00" stroke="#7a4a00" stroke-width="7" stroke-linejoin="round"/>
  <path d="M50 4Q54 40 96 50Q54 60 50 96Q46 60 4 50Q46 40 50 4Z" fill="#ffd27a"/>
  <path d="M50 4Q54 40 96 50Q54 60 50 96Q58 58 50 4Z" fill="#f0a93c"/>
  <path d="M50 30Q52 48 70 50Q52 52 50 70Q48 52 30 50Q48 48 50 30Z" fill="#fffaf0"/>
</symbol>
<symbol id="wb-spark-spent" viewBox="0 0 100 100" overflow="visible">
  <path d="M50 14Q54 42 86 50Q54 58 50 86Q46 58 14 50Q46 42 50 14Z" fill="none" stroke="currentColor" stroke-width="5" stroke-linejoin="round"/>
</symbol>
<symbol id="wb-heart" viewBox="0 0 100 100" overflow="visible">
  <path d="M50 90C22 68 6 52 6 32C6 16 18 8 29 8C39 8 46 14 50 23C54 14 61 8 71 8C82 8 94 16 94 32C94 52 78 68 50 90Z" fill="#e8504f"/>
  <path d="M50 90C54 60 66 40 71 8C82 8 94 16 94 32C94 52 78 68 50 90Z" fill="#b42f3c"/>
  <path d="M18 30Q20 18 32 18" fill="none" stroke="#ffb3a6" stroke-width="7" stroke-linecap="round"/>
</symbol>
<symbol id="wb-heart-lost" viewBox="0 0 100 100" overflow="visible">
  <path d="M50 90C22 68 6 52 6 32C6 16 18 8 29 8C39 8 46 14 50 23C54 14 61 8 71 8C82 8 94 16 94 32C94 52 78 68 50 90Z" fill="none" stroke="currentColor" stroke-width="7" stroke-linejoin="round" stroke-dasharray="1 13" stroke-linecap="round" opacity=".9"/>
</symbol>
<symbol id="wb-fate-up" viewBox="0 0 100 100" overflow="visible">
  <circle cx="50" cy="53" r="46" fill="#05040f" opacity=".5"/>
  <circle cx="50" cy="50" r="46" fill="#8a5a14"/>
  <circle cx="50" cy="50" r="40" fill="#ffd27a"/>
  <path d="M50 10A40 40 0 0 1 50 90A62 62 0 0 0 50 10Z" fill="#f0b24c"/>
  <circle cx="50" cy="50" r="33" fill="none" stroke="#8a5a14" stroke-width="2.5" stroke-dasharray="2 5"/>
  <path d="M26 34Q38 28 50 36Q62 28 74 34V66Q62 60 50 68Q38 60 26 66Z" fill="#fffaf0"/>
  <path d="M50 36Q62 28 74 34V66Q62 60 50 68Z" fill="#e6d7b8"/>
  <path d="M50 36V68" stroke="#17132b" stroke-width="2.5"/>
  <path d="M33 42Q39 40 45 43M33 50Q39 48 45 51M55 43Q61 40 67 42M55 51Q61 48 67 50" fill="none" stroke="#17132b" stroke-width="2.5" stroke-linecap="round"/>
</symbol>
<symbol id="wb-fate-down" viewBox="0 0 100 100" overflow="visible">
  <circle cx="50" cy="53" r="46" fill="#05040f" opacity=".5"/>
  <circle cx="50" cy="50" r="46" fill="#4d4576"/>
  <circle cx="50" cy="50" r="41" fill="#1b1533"/>
  <circle cx="50" cy="50" r="33" fill="none" stroke="#6d5fa8" stroke-width="2.5" stroke-dasharray="2 5"/>
  <path d="M28 34Q39 28 50 36Q61 28 72 34L70 48L74 66Q62 60 50 68Q38 60 26 66L31 48Z" fill="none" stroke="#8f84c4" stroke-width="3.5" stroke-linejoin="round"/>
  <path d="M30 70L70 30" stroke="#8f84c4" stroke-width="3.5" stroke-linecap="round"/>
</symbol>
<symbol id="wb-die-hit" viewBox="0 0 100 100" overflow="visible">
  <rect x="8" y="13" width="84" height="84" rx="20" fill="#05040f" opacity=".45"/>
  <rect x="8" y="8" width="84" height="84" rx="20" fill="#c58a2a"/>
  <rect x="8" y="5" width="84" height="80" rx="20" fill="#ffe3a0"/>
  <path d="M50 14Q53 40 81 45Q53 50 50 76Q47 50 19 45Q47 40 50 14Z" fill="#c9491c"/>
  <path d="M50 14Q53 40 81 45Q53 50 50 76Q56 48 50 14Z" fill="#8f2f10"/>
</symbol>
<symbol id="wb-die-blank" viewBox="0 0 100 100" overflow="visible">
  <rect x="8" y="13" width="84" height="84" rx="20" fill="#05040f" opacity=".45"/>
  <rect x="8" y="8" width="84" height="84" rx="20" fill="#8d8398"/>
  <rect x="8" y="5" width="84" height="80" rx="20" fill="#d9d3e4"/>
  <circle cx="50" cy="45" r="9" fill="none" stroke="#8d8398" stroke-width="5"/>
</symbol>
<symbol id="wb-hourglass" viewBox="0 0 100 120" overflow="visible">
  <path d="M18 8H82V20H18ZM18 100H82V112H18Z" fill="#a8703a"/>
  <path d="M50 8H82V20H50ZM50 100H82V112H50Z" fill="#7a4a22"/>
  <path d="M26 20H74Q74 46 56 60Q74 74 74 100H26Q26 74 44 60Q26 46 26 20Z" fill="#cfe6ff" opacity=".38"/>
  <path d="M32 34H68Q64 48 50 58Q36 48 32 34Z" fill="#ffd27a"/>
  <path d="M30 100Q32 84 50 80Q68 84 70 100Z" fill="#ffd27a"/>
  <path d="M50 80Q68 84 70 100H50Z" fill="#d99b34"/>
  <path d="M50 58V80" stroke="#ffd27a" stroke-width="3"/>
  <path d="M26 20Q26 46 44 60Q26 74 26 100M74 20Q74 46 56 60Q74 74 74 100" fill="none" stroke="#e9f3ff" stroke-width="3"/>
</symbol>
`,Me=M(`<svg width="0" height="0" class="sprite svelte-py8ky8" aria-hidden="true" focusable="false"><defs></defs></svg>`);function Ne(e){let t=Ce+Ae+ke+be+Te,n=De+ye+xe+Ee+Se+je+we;var r=Me(),i=x(r);E(i,()=>Oe+t+n,!0),b(i),b(r),A(e,r)}var Pe={m:`move`,a:`attack`,c:`collect`,k:`skill`,i:`interact`,s:`special`,g:`give`,e:`pass`,b:`read`,Escape:`cancel`};function Fe(e){return e.target?.closest?.(`dialog, input:not([type=checkbox]), textarea, select, [contenteditable]`)||e.ctrlKey||e.metaKey||e.altKey||e.defaultPrevented?null:/^[1-4]$/.test(e.key)?Number(e.key):Pe[e.key]??null}var Ie=1180,Le=700,Re=520;function ze(e,t,n=1){let[r,i]=[e/n,t/n];return i<Re&&r>i&&e<Ie?`flat`:r>=Ie&&i>=Re?`wide`:r>=Le?`tablet`:`phone`}function Be(e,t){return e===`phone`?{lens:{horizon:.3,foot:26,side:.475,far:.86},wall:.26,label:.78}:e===`flat`?{lens:{horizon:.2,foot:20,side:.475,far:.84},wall:.16,label:.76}:e===`tablet`?{lens:{horizon:.32,foot:34},wall:.28,label:.84}:t?{lens:{horizon:.27,foot:32},wall:.24,label:.84}:{lens:{},wall:.33,label:.86}}var Ve={far:.8,horizon:.385,foot:40,side:.466},He=1092,Ue=.5;function J(e){return Math.round(e*10)/10}function We(e,t,n={}){let{far:r,horizon:i,foot:a,side:o}={...Ve,...n},s=t-a,c=e*o,l=(t*i-s*r)/(1-r),u=1/r-1;return{w:e,h:t,unit:Math.max(e/He,Ue),at(t,n){let r=1/(1+u*(1-n/100));return{X:J(e/2+(t-50)/50*c*r),Y:J(l+(s-l)*r),s:r}}}}function Ge(e,t){let{wyrm:n,boss:r}=e.decision,i=[...e.wyrms.map(({wyrm:e,intent:t})=>({place:`wyrm:${e}`,intent:t})),...e.bosses.map(({id:e,intent:t})=>({place:`boss:${e}`,intent:t}))],a=n===void 0?r===void 0?null:`boss:${r}`:`wyrm:${n}`;return i.flatMap(({place:e,intent:n})=>{if(a&&e!==a)return[];let r=t.figures.find(t=>`${t.kind}:${t.id}`===e);return r?Ke(r,n,t):[]})}function Ke(e,t,n){let r={X:(e.box[0]+e.box[2])/2,Y:e.box[1]+8},i=`${e.kind}:${e.id}`;if(t.does===`stand_up`)return[{key:i,kind:`move`,d:``,tip:``,tag:B(`webwonder-gets-up`),at:{X:r.X,Y:r.Y}}];let a=t.who.length>1||t.areas.length>1?`choice`:t.does===`attack`?`attack`:`move`;return qe(t,n).map((e,t)=>({key:`${i}-${t}`,kind:a,...Ye(r,e),tag:``,at:r}))}function qe(e,t){return e.does===`move`?e.areas.flatMap(e=>t.plates[e]??[]):e.does===`attack`?e.who.flatMap(e=>{let n=t.figures.find(t=>t.id===e&&(t.kind===`hero`||t.kind===`ally`));return n?[{X:(n.box[0]+n.box[2])/2,Y:(n.box[1]+n.box[3])/2}]:[]}):[]}var Je=9;function Ye(e,t){let n={X:(e.X+t.X)/2,Y:Math.min(e.Y,t.Y)-24},r=Math.atan2(t.Y-n.Y,t.X-n.X),i=e=>`${J(t.X-Math.cos(r+e)*Je)} ${J(t.Y-Math.sin(r+e)*Je)}`;return{d:`M${J(e.X)} ${J(e.Y)}Q${J(n.X)} ${J(n.Y)} ${J(t.X)} ${J(t.Y)}`,tip:`M${i(.5)}L${J(t.X)} ${J(t.Y)}L${i(-.5)}Z`}}function Xe(e){let t=e.filter(({kind:e})=>e!==`card`&&e!==`spark`);return new Map(t.map(({kind:e,id:t,foot:n})=>[e===`wyrm`?`wyrm-${t}`:t,{X:n.X,Y:n.Y}]))}function Ze(e,t){return typeof e.mood==`string`?e.mood:t<50?e.mood.left:e.mood.right}var Y={candle:{sky:[`#171a44`,`#2a3272`],page:[`#4b3b6b`,`#3a2d58`],plate:[`#7d68a6`,`#46366a`],way:`#5f4d88`,trim:`#8f7bb8`,barrier:`wall-low`,back:`shelves`,strew:[`books`,`candle`,`pillar`,`clock`,`ladder`]},forest:{sky:[`#0f2033`,`#1f4a4f`],page:[`#24493c`,`#1a3830`],plate:[`#4f8058`,`#234b36`],way:`#3a6548`,trim:`#79a873`,barrier:`brambles`,back:`trees`,strew:[`fern`,`mushroom`,`rock`,`stone`,`fir`]},town:{sky:[`#1c1f52`,`#6a4a7c`],page:[`#56617f`,`#434e6d`],plate:[`#a08c86`,`#5a4b52`],way:`#7d7480`,trim:`#c9ad96`,barrier:`wall-low`,back:`town`,strew:[`rock`,`banner`,`lamp-lit`,`house`,`pillar`]},deep:{sky:[`#0b1218`,`#16262a`],page:[`#26363a`,`#1b292d`],plate:[`#566a62`,`#26352f`],way:`#3a4c48`,trim:`#7d9486`,barrier:`chains`,back:`shelves`,strew:[`books`,`ladder`,`pillar`,`candle`,`clock`]},dawn:{sky:[`#f3b394`,`#ffe2b8`],page:[`#6fa9b3`,`#5893a0`],plate:[`#e2b79a`,`#8f5f58`],way:`#a9c4bb`,trim:`#fff0d4`,barrier:`rock`,back:`lake`,strew:[`reeds`,`rock`,`water`]},dusk:{sky:[`#2a2266`,`#b05a86`],page:[`#3a4a86`,`#2c3a70`],plate:[`#7a72b4`,`#38306a`],way:`#565c9c`,trim:`#b9aee6`,barrier:`rock`,back:`lake`,strew:[`reeds`,`rock`,`water`]},blank:{sky:[`#cfc6d6`,`#f6efdf`],page:[`#efe6d2`,`#dfd4bc`],plate:[`#fffaf0`,`#b5a88c`],way:`#cdbfa2`,trim:`#8a7d66`,barrier:`chains`,back:`pages`,strew:[`inkpool`,`candle`,`books`]}};function Qe(e){let t=e;return()=>(t=t*16807%2147483647)/2147483647}function $e(e){return[...e].reduce((e,t)=>e*31+t.charCodeAt(0)&16777215,7)+3}var et={wall:{w:160,h:150},window:{w:76,h:120},"window-moon":{w:150,h:190},stair:{w:120,h:84},bookshelf:{w:110,h:150},fir:{w:96,h:170},oak:{w:170,h:180},bridge:{w:170,h:60},water:{w:200,h:26},lamp:{w:40,h:92},"lamp-lit":{w:40,h:92},arch:{w:150,h:150},door:{w:70,h:104},"door-open":{w:70,h:104},roof:{w:150,h:90},house:{w:100,h:150},rock:{w:90,h:56},banner:{w:44,h:110},moon:{w:100,h:100},sun:{w:110,h:60},cloud:{w:120,h:44},chains:{w:110,h:64},"wall-low":{w:110,h:54},brambles:{w:110,h:56},mirror:{w:34,h:200},clock:{w:70,h:160},lectern:{w:96,h:104},hearth:{w:130,h:130},reeds:{w:70,h:80},mushroom:{w:60,h:60},signpost:{w:90,h:110},pillar:{w:44,h:150},candle:{w:36,h:120},stone:{w:60,h:100},"stone-heron":{w:60,h:100},"stone-otter":{w:60,h:100},"stone-moth":{w:60,h:100},ladder:{w:50,h:140},books:{w:64,h:40},fern:{w:70,h:44},wheel:{w:110,h:116},inkpool:{w:120,h:30},tear:{w:110,h:120},hills:{w:400,h:90},townrow:{w:420,h:130},trunks:{w:400,h:170},"bare-tree":{w:130,h:180},log:{w:150,h:56},"fox-den":{w:140,h:78},"sign-eleven":{w:116,h:146},"hollow-oak":{w:204,h:204},stall:{w:120,h:96},forge:{w:140,h:132},aqueduct:{w:250,h:126},"bell-tower":{w:92,h:206},shrine:{w:88,h:84},cistern:{w:190,h:84},"broken-bridge":{w:190,h:70},"terrace-houses":{w:260,h:204},"card-index":{w:120,h:128},"wheel-door":{w:128,h:132},"map-stand":{w:130,h:110},press:{w:104,h:116},casks:{w:130,h:96},flue:{w:100,h:220},vault:{w:160,h:206},initial:{w:108,h:124},sketch:{w:320,h:170},scribble:{w:124,h:54},quill:{w:84,h:184},"painted-arch":{w:170,h:150}},tt=`#f3ead6`,nt=`#17132b`,rt=`#05040f`;function it(e,t,n,r,i={}){let{w:a}=at(e),{flip:o=!1,hasShadow:s=!0,kind:c=``}=i,l=a*r,u=`M${J(-l*.36)} 1H${J(l*.36)}L${J(l*.5)} ${J(7+5*r)}H${J(-l*.1)}Z`,d=Math.round(r*1e3)/1e3;return`<g class="pop ${c}" transform="translate(${J(t)} ${J(n)})">`+(s?`<path d="${u}" fill="${rt}" opacity=".3"/>`:``)+`<use href="#wb-kit-${e}" transform="scale(${o?-d:d} ${d})"/></g>`}function at(e){return et[e]??{w:0,h:0}}function ot(e,t,n=1){return`<g class="mood-${e}"${n<1?` opacity="${n}"`:``}>${t}</g>`}function X(e,t,n,r,i){return`<use href="#wb-${e}" x="${J(t)}" y="${J(n)}" width="${J(r)}" height="${J(i)}"/>`}function st(e,t,n,r,i){return`<ellipse cx="${J(e)}" cy="${J(t)}" rx="${J(n)}" ry="${J(r)}" ${i}/>`}function Z(e,t){return`<path d="${e}" ${t}/>`}function ct(e,t,n,r=``){return`<path d="${e}" fill="none" stroke="${t}" stroke-width="${J(n)}" stroke-linecap="round" stroke-linejoin="round" ${r}/>`}function lt(e){return e.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`)}var ut={i:.27,l:.27,j:.28,t:.36,f:.36,r:.38," ":.26,W:.92,M:.88,m:.86,w:.76,I:.3,1:.5};function dt(e,t){return[...e].reduce((e,t)=>e+(ut[t]??(/\p{Lu}/u.test(t)?.66:.565)),0)*t}var ft=.075,pt=[`left`,`right`],mt=[`dawn`,`blank`];function ht(e,t,n,r){let[i,a]=[e.at(0,0),e.at(100,0)],o=pt.map(e=>({side:e,mood:typeof t.mood==`string`?t.mood:t.mood[e],way:e===`left`?-1:1,wide:(a.X-i.X)/2,high:r,foot:i.Y}));return o.map(r=>_t(e,t,n,r)).join(``)+o.map(n=>St(e,t,n)).join(``)}function gt(e,{way:t,wide:n,high:r,foot:i}){let a=e.w/2,o=e.unit,s=a+t*(n+4*o),c=`Q${J(a+t*n*.5)} ${J(i-r*1.2)} ${J(s-t*34*o)} ${J(i-r*.93)}`;return`M${a} ${i+4}V${J(i-r*.96)}${c}Q${J(s)} ${J(i-r*.9)} ${J(s)} ${J(i-r*.74)}V${i+8}Z`}function _t(e,t,n,r){let i=gt(e,r),a=`${n}-clip-${r.side}`,o=`fill="${tt}" stroke="${tt}" stroke-width="${J(7*e.unit)}" stroke-linejoin="round"`,s=(t.sky??[]).filter(e=>e.side===r.side).map(t=>yt(e,t,r,r.wide,e.w/2,r.foot)),c=(mt.includes(r.mood)?``:vt(e,r))+s.join(``),l=Z(i,o)+Z(i,`fill="url(#${n}-sky-${r.side})"`)+`<clipPath id="${a}">${Z(i,``)}</clipPath><g clip-path="url(#${a})">${c}</g>`;return ot(r.mood,l)}function vt(e,{side:t,way:n,wide:r,high:i,foot:a}){let o=Qe(t===`left`?11:29);return Array.from({length:26},()=>{let[t,s,c]=[o(),o(),o()],l=(.7+c*1.2)*Math.max(e.unit,.7);return`<circle cx="${J(e.w/2+n*t*r)}" cy="${J(a-i*(.35+s*.75))}" r="${J(l)}" fill="#e9e4ff"/>`}).join(``)}function yt(e,t,n,r,i,a){let o=(t.size??1)*e.unit*bt(e,n),s=i+n.way*r*t.x/100;return it(t.piece,s,a-n.high*(t.y??0)/100,o,{hasShadow:!1,flip:t.flip})}function bt(e,{high:t}){return Math.min(1,t/(xt*e.unit))}var xt=211;function St(e,t,n){let{side:r,way:i,wide:a,foot:o}=n,s=(t.walls??[]).filter(e=>e.side===r).map(t=>yt(e,t,n,a+2*e.unit,0,0)),c=Y[n.mood].back===`shelves`?wt(e,n):``;return`<g transform="${`matrix(1 ${J(i*ft*1e3)/1e3} 0 1 ${e.w/2} ${J(o-4*e.unit)})`}">${ot(n.mood,c+s.join(``))}</g>`}var Ct=7;function wt(e,{side:t,way:n,wide:r,high:i}){let a=e.unit,o=i*.78,s=(r+2*a)/Ct,c=`M0 0V${J(-o*.86)}`;for(let e=0;e<Ct;e++){let[t,r,i]=[e,e+.55,e+1].map(e=>J(n*e*s)),l=-o*(.86+.14*e/Ct);c+=`L${t} ${J(l-9*a)}L${r} ${J(l-9*a)}L${r} ${J(l)}L${i} ${J(l)}`}c+=`V6H0Z`;let l=t===`right`?Z(c,`fill="#05040f" opacity=".2"`):``;return Z(c,`fill="${tt}" stroke="${tt}" stroke-width="${J(6*a)}" stroke-linejoin="round"`)+Z(c,`fill="var(--wa2)"`)+l}function Tt(e,t){let n=e.unit,r=16*n,i=e.at(0,100).Y+r+8*n;return st(e.w/2,i,e.w*.49,26*n,`fill="#03030e" opacity=".45"`)+Z(Dt(e),`fill="#3a1a1c" transform="translate(0 ${J(6*n)})"`)+Z(Dt(e),`fill="#6f2b2a"`)+kt(e,0)+kt(e,100)+Z(Ot(e,0),`fill="url(#${t}-page-left)"`)+Z(Ot(e,100),`fill="url(#${t}-page-right)"`)+At(e,t)+jt(e)}var Et=e=>15*e.unit;function Dt(e){let[t,n,r,i,a]=[e.at(0,0),e.at(100,0),e.at(100,100),e.at(0,100),e.at(50,100)],o=13*e.unit,s=16*e.unit;return`M${J(t.X-o)} ${J(t.Y-o*.6)}H${J(n.X+o)}L${J(r.X+o)} ${J(r.Y+s+o*.4)}Q${J((r.X+a.X)/2)} ${J(r.Y+s+o*.2)} ${a.X} ${J(a.Y+s+o+4)}Q${J((i.X+a.X)/2)} ${J(i.Y+s+o*.2)} ${J(i.X-o)} ${J(i.Y+s+o*.4)}Z`}function Ot(e,t){let[n,r,i,a]=[e.at(t,0),e.at(t,100),e.at(50,0),e.at(50,100)],o=`Q${J((r.X+a.X)/2)} ${J(r.Y-Et(e)*.7)} ${a.X} ${J(a.Y+Et(e)*.5)}`;return`M${i.X} ${i.Y}L${n.X} ${n.Y}L${r.X} ${r.Y}${o}Z`}function kt(e,t){let[n,r]=[e.at(t,100),e.at(50,100)];return[4,3,2,1].map(t=>{let i=t*3.4*e.unit,a=`Q${J((n.X+r.X)/2)} ${J(n.Y-Et(e)*.7+i)} ${r.X} ${J(r.Y+Et(e)*.5+i)}`;return Z(`M${n.X} ${J(n.Y+i)}${a}V${r.Y}H${n.X}Z`,`fill="${t%2?`#e6d7b8`:`#bfae8a`}"`)}).join(``)}function At(e,t){let[n,r]=[e.at(50,0),e.at(50,100)],i=(t,i)=>`M${n.X} ${n.Y}L${J(n.X+t*e.unit)} ${n.Y}L${J(r.X+i*e.unit)} ${J(r.Y-Et(e)*.1)}L${r.X} ${J(r.Y+Et(e)*.5)}Z`;return Z(i(-34,-46),`fill="url(#${t}-gutter-left)"`)+Z(i(30,40),`fill="url(#${t}-gutter-right)"`)}function jt(e){let t=e.at(50,100),n=e.unit,r=`L${J(t.X-13*n)} ${J(t.Y+40*n)}L${J(t.X-4*n)} ${J(t.Y+32*n)}L${J(t.X+5*n)} ${J(t.Y+40*n)}`;return Z(`M${J(t.X-9*n)} ${t.Y-4}${r}L${J(t.X+5*n)} ${t.Y}Z`,`fill="#a8324a"`)}function Mt(e,t,n=!1){let r=t.map(([e,t],n)=>`<stop offset="${n}" stop-color="${e}" stop-opacity="${t}"/>`);return`<linearGradient id="${e}" x1="0" y1="0" x2="${+!!n}" y2="${+!n}">${r.join(``)}</linearGradient>`}function Nt(e,t,n){let[r,i]=[Y[t],Y[n]],a=(t,[n,r])=>Mt(`${e}-${t}`,[[n,1],[r,1]]),o=Mt(`${e}-gutter-left`,[[`#05040f`,0],[`#05040f`,.42]],!0)+Mt(`${e}-gutter-right`,[[`#fff`,.16],[`#fff`,0]],!0);return a(`page-left`,r.page)+a(`page-right`,[i.page[1],i.page[1]])+a(`sky-left`,r.sky)+a(`sky-right`,i.sky)+o}var Pt={shelves:`flags`,town:`flags`,trees:`grass`,lake:`ripples`,pages:`script`};function Ft(e,t,n,[r,i]){if(r===i)return It(e,t,r);let a=(r,i,a)=>`<clipPath id="${n}-floor-${r}"><rect x="${J(i)}" width="${J(e.w/2)}" height="${e.h}"/></clipPath><g clip-path="url(#${n}-floor-${r})">${It(e,t,a)}</g>`;return a(`left`,0,r)+a(`right`,e.w/2,i)}function It(e,t,n){let r=t.floor??Pt[Y[n].back];if(r===`none`)return``;let i=`stroke="${Y[n].trim}" stroke-width="${r===`script`?3:2}" opacity="${r===`flags`?.16:.26}"`;return`<path d="${Lt[r](e).join(``)}" fill="none" stroke-linecap="round" ${i}/>`}var Lt={flags:zt,ripples:Bt,grass:Vt,script:Ht};function Rt(e,t,n,r,i){let[a,o]=[e.at(t,n),e.at(r,i)];return`M${a.X} ${a.Y}L${o.X} ${o.Y}`}function zt(e){return Array.from({length:6},(e,t)=>6+t*17).flatMap((t,n)=>{let r=Array.from({length:7},(e,t)=>6+t*15+n%2*7).filter(e=>e<98);return[Rt(e,1,t,99,t),...r.map(n=>Rt(e,n,t,n,Math.min(t+17,99)))]})}function Bt(e){let t=Qe(9);return Array.from({length:46},()=>{let[n,r,i]=[3+t()*92,4+t()*92,2+t()*4],[a,o]=[e.at(n,r),e.at(n+i,r)];return Math.abs(n-50)<4?``:`M${a.X} ${a.Y}Q${J((a.X+o.X)/2)} ${J(a.Y-5)} ${o.X} ${o.Y}`})}function Vt(e){let t=Qe(5);return Array.from({length:70},()=>{let{X:n,Y:r}=e.at(2+t()*96,3+t()*95);return`M${n} ${r}l-4-8M${n} ${r}l1-10M${n} ${r}l5-7`})}function Ht(e){let t=[];for(let n=0;n<9;n++)for(let[r,i]of[[6,46],[54,94]]){let a=Qe(n*7+r+3);for(let o=r;o<i-4;){let r=2+a()*5,s=8+n*10.5;a()>.35&&t.push(Rt(e,o,s,Math.min(o+r,i),s)),o+=r+1.2}}return t}var Ut=[`#7a2036`,`#ffd27a`,`#8f2f45`,`#d9a441`,`#6a1c3a`],Wt=[1,.93,.9,.74,.72];function Gt(e,t,n){let r=e.at&&n[e.at]||t.at(e.x??50,e.y??50),i=(e.size??1)*t.unit*150;return Wt.map((e,t)=>st(r.X,r.Y,i*e,i*e*.46,`fill="${Ut[t]}"`)).join(``)}function Kt({board:e},t){let n=t.at?e.areas[t.at]:void 0;return n?[n.x+(t.dx??0),n.y+(t.dy??0)]:[t.x??50,t.y??50]}function qt(e,t,n){let[r,i]=Kt(e,t);return{c:e.cam.at(r,i),r:(e.cam.at(r+n,i).X-e.cam.at(r-n,i).X)/2}}function Jt({cam:e},t){return t.map(([t,n],r)=>{let i=e.at(t,n);return`${r?`L`:`M`}${i.X} ${i.Y}`}).join(``)}function Yt({cam:e},t,n,r,i=``){return ct(t,n,J(r*e.unit),i)}function Xt(e,t=10){let n=t=>e[Math.max(0,Math.min(e.length-1,t))],r=[];for(let i=0;i<e.length-1;i++)for(let e=0;e<t;e++){let a=e/t,[o,s,c,l]=[n(i-1),n(i),n(i+1),n(i+2)],u=e=>.5*(2*s[e]+(c[e]-o[e])*a+(2*o[e]-5*s[e]+4*c[e]-l[e])*a*a+(3*s[e]-o[e]-3*c[e]+l[e])*a**3);r.push([u(0),u(1)])}return[...r,n(e.length)]}var Zt=12;function Qt(e,t,n,r,i,a=1){let[o,s]=Kt(e,t),c=Qe(i*97+5);c();let l=Array.from({length:Zt},()=>.92+c()*.16);return`${Jt(e,Xt(Array.from({length:15},(e,t)=>{let i=(t-1)/Zt*2*Math.PI,c=l[(t-1+Zt)%Zt]*a;return[o+Math.cos(i)*n*c,s+Math.sin(i)*r*c]}),6).slice(6,-6))}Z`}var $t={pool:en,ring:an,well:cn,compass:ln,dais:dn,script:mn,ruled:pn};function en(e,t){let[n,r]=Kt(e,t),i=e.cam.unit;return Z(Qt(e,t,t.rx,t.ry,t.seed,1.08),`fill="${t.edge}"`)+Z(Qt(e,t,t.rx,t.ry,t.seed),`fill="${t.fill}"`)+[-.78,-.2,.5].map((a,o)=>{let{X:s,Y:c}=e.cam.at(n+t.rx*a,r+t.ry*(o%2?.84:-.66));return Yt(e,`M${s} ${c}q${J(13*i)} ${J(-7*i)} ${J(26*i)} 0`,t.shine,3)}).join(``)+(t.bubbles?nn(e,t):``)}var tn=[[-.88,.1,4],[-.8,.34,2.5],[.86,-.1,4],[.92,.2,3],[.7,.66,3.5]];function nn(e,t){let[n,r]=Kt(e,t),i=e.cam.unit;return tn.map(([a,o,s])=>{let{X:c,Y:l}=e.cam.at(n+t.rx*a,r+t.ry*o);return`<circle cx="${c}" cy="${l}" r="${J(s*i)}" fill="none" stroke="${t.shine}" stroke-width="${J(2*i)}"/>`}).join(``)}function rn(e){return Array.from({length:e},(t,n)=>n/e*2*Math.PI)}function an(e,t){let{c:n,r}=qt(e,t,t.r),i=e.cam.unit;return rn(t.n).map((e,a)=>{let[o,s]=[n.X+Math.cos(e)*r,n.Y+Math.sin(e)*r*.46],c=a%3;return`<ellipse cx="${J(o)}" cy="${J(s)}" rx="${J((4+c)*i)}" ry="${J((2.4+c*.5)*i)}" fill="${t.fill}"/>`}).join(``)}var on=[[1.12,`#7d8f84`],[1.04,`#3a4a46`],[.96,`#0d1416`],[.86,`#22302f`],[.8,`#0a0f11`]],sn=[`#b5563c`,`#c98a2c`,`#4d7a6a`,`#5d6fb0`,`#d9c9a4`];function cn(e,t){let{c:n,r}=qt(e,t,t.r),i=n.Y+3*e.cam.unit,a=(e,t)=>`${J(n.X+Math.cos(e)*r*t)} ${J(i+Math.sin(e)*r*t*.5)}`;return on.map(([e,t])=>`<ellipse cx="${n.X}" cy="${J(i)}" rx="${J(r*e)}" ry="${J(r*e*.5)}" fill="${t}"/>`).join(``)+rn(22).map((t,n)=>Yt(e,`M${a(t,1.04)}L${a(t,1.12)}`,`#3a4a46`,2)+Yt(e,`M${a(t,.88)}L${a(t,.94)}`,sn[n%sn.length],6,`opacity=".8"`)).join(``)}function ln(e,t){let{c:n,r}=qt(e,t,t.r),i=(e,t)=>`${J(n.X+Math.cos(e)*r*t)} ${J(n.Y+Math.sin(e)*r*t*.46)}`,a=(e,t)=>{let r=e-Math.PI/2,a=t%2?.56:.92,o=(e,t)=>Z(`M${i(r,a)}L${i(r+e,.22)}L${n.X} ${n.Y}Z`,`fill="${t}"`);return o(.4,`#7a5a2c`)+o(-.4,`#d9b264`)},o=`fill="#33484a" stroke="#b98a3a" stroke-width="${J(2.4*e.cam.unit)}"`;return`<ellipse cx="${n.X}" cy="${n.Y}" rx="${J(r)}" ry="${J(r*.46)}" ${o}/>${rn(8).map(a).join(``)}`}var un=[[1.62,`#a3957a`,12],[1.62,`#e9dec6`,6],[1.36,`#8f2f10`,5],[1.36,`#b5563c`,0],[1.24,`#c98a2c`,0],[1.2,`#8f3f2c`,0]];function dn(e,t){let{c:n,r}=qt(e,t,10);return un.map(([t,i,a])=>`<ellipse cx="${n.X}" cy="${J(n.Y+a*e.cam.unit)}" rx="${J(r*t)}" ry="${J(r*t*.42)}" fill="${i}"/>`).join(``)}function fn(e){return Array.from({length:e.rows},(t,n)=>e.y0+(e.y1-e.y0)*n/(e.rows-1))}function pn(e,t){let n=e.cam.unit;return fn(t).map(r=>Yt(e,Jt(e,[[t.x0,r+1.5],[t.x1,r+1.5]]),t.tone,1.2,`stroke-dasharray="${J(2*n)} ${J(6*n)}" opacity=".7"`)).join(``)}function mn(e,t){return fn(t).map((n,r)=>hn(e,t,n,r)).join(``)}function hn(e,t,n,r){let i=Qe(r*37+t.x0*3+11);i();let a=``;for(let o=t.x0+(r%5?0:4);o<t.x1-2;){let s=Math.min(1.5+i()*4.5,t.x1-o),c=t.fade?(o-t.x0)/(t.x1-t.x0)*.7+r/t.rows*.75:0,l=Math.round(Math.max(.2,.7-c*.4)*10)/10;i()>c&&(a+=Yt(e,gn(e,e.cam.at(o,n),e.cam.at(o+s,n),s),t.tone,1.7,`opacity="${l}"`)),o+=s+1}return a}function gn(e,t,n,r){let i=Math.max(2,Math.round(r*1.3)),a=e=>J(t.X+(n.X-t.X)*e/i),o=n=>`Q${a(n-.5)} ${J(t.Y+(n%2?-3.5:3)*e.cam.unit)} ${a(n)} ${t.Y}`;return`M${t.X} ${t.Y}${Array.from({length:i},(e,t)=>o(t+1)).join(``)}`}function _n(e,t,n,r){if(!n.ground?.length)return``;let i=n.ground.map(n=>yn({cam:e,board:t},n)).join(``);return`<clipPath id="${r}-ground">${Z(vn(e),``)}</clipPath><g clip-path="url(#${r}-ground)">${i}</g>`}function vn(e){let t=e.unit,[n,r,i,a,o]=[e.at(0,0),e.at(100,0),e.at(100,100),e.at(0,100),e.at(50,100)],s=(r.X-n.X)/2*.075-2*t;return`M${J(e.w/2)} ${J(n.Y-2*t)}L${r.X} ${J(r.Y+s)}L${i.X} ${i.Y}Q${J((i.X+o.X)/2)} ${J(i.Y-10.5*t)} ${o.X} ${J(o.Y+7.5*t)}Q${J((a.X+o.X)/2)} ${J(a.Y-10.5*t)} ${a.X} ${a.Y}L${n.X} ${J(n.Y+s)}Z`}function yn(e,t){switch(t.kind){case`glow`:{let{c:n,r}=qt(e,t,t.r);return`<ellipse cx="${n.X}" cy="${n.Y}" rx="${J(r)}" ry="${J(r*.46)}" fill="url(#${t.c??`wb-lamp`})" opacity="${t.o}"/>`}case`patch`:return Z(Qt(e,t,t.r,t.r*1.25,t.seed),`fill="${t.fill}" opacity=".8"`);case`stones`:return bn(e,t);case`rail`:return Yt(e,Jt(e,t.along),`#6f4c28`,12,`opacity=".7"`)+Yt(e,Jt(e,t.along),`#26352f`,5);case`drops`:return xn(e,t);case`stream`:return Cn(e,t);case`terrace`:return wn(e,t);case`carpet`:return Tn(e,t);default:return $t[t.kind](e,t)}}function bn({cam:e},{along:t,fill:n}){let r=e.unit,i=({X:e,Y:t},i)=>{let a=J((12-i%2*3)*r),o=J(5.5*r);return`<ellipse cx="${e}" cy="${J(t+3*r)}" rx="${a}" ry="${o}" fill="#12251f"/><ellipse cx="${e}" cy="${t}" rx="${a}" ry="${o}" fill="${n}"/>`};return t.map(([t,n],r)=>i(e.at(t,n),r)).join(``)}function xn({cam:e},{along:t}){return t.map(([t,n,r])=>{let{X:i,Y:a}=e.at(t,n),o=r*e.unit,s=`<ellipse cx="${J(i-2*o)}" cy="${J(a-o)}" rx="${J(3*o)}" ry="${J(o)}" fill="#5b518f"/>`;return`<ellipse cx="${i}" cy="${a}" rx="${J(9*o)}" ry="${J(4*o)}" fill="#17132b"/>${s}`}).join(``)}var Sn={ink:[`#3a2f6a`,`#17132b`,`#4a3f8a`],stone:[`#8f684f`,`#3f80a4`,`#7cc0dc`],wood:[`#17332c`,`#2f7078`,`#6fb8b8`]};function Cn(e,t){let n=Xt(t.along),r=n.length-1,i=i=>{let a=[[],[]];return n.forEach(([e,o],s)=>{let[[c,l],[u,d]]=[n[Math.max(0,s-1)],n[Math.min(r,s+1)]],[f,p]=[u-c,d-l],m=t.width*(1+((t.grow??1)-1)*s/r)*i/2/(Math.hypot(f,p)||1);a[0].push([e-p*m,o+f*m]),a[1].unshift([e+p*m,o-f*m])}),`${Jt(e,a.flat())}Z`},[a,o,s]=t.ink?Sn.ink:t.stone?Sn.stone:Sn.wood,c=`stroke-dasharray="${J(16*e.cam.unit)} ${J(20*e.cam.unit)}"`;return Z(i(1.34),`fill="${a}"`)+Z(i(1),`fill="${o}"`)+Yt(e,Jt(e,n),s,2.6,c)}function wn(e,t){let{cam:n}=e,r=Xt(t.along),i=r.map(([e,t])=>n.at(e,t)),a=t.riser*n.unit,o=i.map((e,t)=>`${t?`L`:`M`}${e.X} ${e.Y}`).join(``),s=`${o}${i.toReversed().map(e=>`L${e.X} ${J(e.Y+a)}`).join(``)}Z`,c=i.filter((e,t)=>t%3==1).map((e,t)=>`M${e.X} ${J(e.Y+(t%2?1:a/2))}V${J(e.Y+(t%2?a/2:a))}`);return Z(s,`fill="#05040f" opacity=".3" transform="translate(0 ${J(7*n.unit)})"`)+Z(`${Jt(e,[[-1,-2],...r,[101,-2]])}Z`,`fill="${t.fill}"`)+Z(s,`fill="var(--wa3)"`)+Yt(e,c.join(``),`var(--wa2)`,2,`opacity=".7"`)+Yt(e,o,`var(--wa1)`,4)}function Tn(e,t){let[n,r]=[e.board.areas[t.at],e.board.areas[t.to]];if(!n||!r)return``;let i=(t,i)=>Z(`${Jt(e,[[n.x-t,n.y],[n.x+t,n.y],[r.x+t,r.y],[r.x-t,r.y]])}Z`,`fill="${i}"`);return i(4.6,`#c98a2c`)+i(4,`#8f3f2c`)}var En={heroes:[],allies:[],bosses:[],wyrms:[],sparks:0,cards:[],tokens:0,isLit:!1,vortex:null},Dn=4;function On(e){return e.heroes.length+e.allies.length+e.bosses.length+e.wyrms.length>Dn}function kn(e){if(!On(e))return e.wyrms.map(({wyrm:e,state:t})=>({state:t,wyrms:[e]}));let t=new Map;for(let{wyrm:n,state:r}of e.wyrms)t.set(r,[...t.get(r)??[],n]);return[...t].map(([e,t])=>({state:e,wyrms:t}))}var An=7,jn=900;function Mn(e,t){let n=Math.min(e[2],t[2])-Math.max(e[0],t[0]),r=Math.min(e[3],t[3])-Math.max(e[1],t[1]);return n>0&&r>0?n*r:0}function Nn(e,t,n){return t?dt(t,n)+20+dt(e,n*.86):dt(e,n)+12}var Pn=[0,-12,-22,12],Fn=[0,-.3,.3,-.55,.55,-.8,.8,-1.05,1.05];function In(e,t,n,r){let i=[];for(let a of e.toSorted((e,t)=>e.Y-t.Y)){let e=Rn(a,a.name,t,i,n,r),o=i.some(t=>Mn(t.box,e.box)>0),s=e.box[2]-e.box[0]>a.rx*2.3+46;i.push(o||s&&r.unit<=Ln?Rn(a,``,t,i,n,r):e)}return i}var Ln=.5;function Rn(e,t,n,r,i,{w:a,unit:o}){let s=Nn(e.id,t,i),c=i+An,l=null,u=1/0;for(let i of Pn)for(let d of Fn){let f=e.X+d*e.rx,p=e.Y+e.ry+(1+i)*o,m=[f-s/2,p-c/2,f+s/2,p+c/2],h=n.reduce((e,t)=>e+Mn(m,t),0)+r.reduce((e,t)=>e+Mn(m,t.box),0)*zn+(m[0]<2||m[2]>a-2?jn:0)+Math.abs(d)*14+Math.abs(i)*1.6;h<u&&(u=h,l={id:e.id,name:t,X:f,Y:p,box:m})}return l}var zn=40;function Bn({id:e,name:t,X:n,Y:r,box:i},a,o){let s=i[2]-i[0],c=i[3]-i[1],l=(e,t,n)=>`<rect x="${J(e)}" y="${J(t)}" width="${J(s)}" height="${J(c)}" rx="4" ${n}/>`,u=J(a*.34),d=J(a*.86),f=t?`<text x="${J(-s/2+6)}" y="${u}" font-size="${d}" fill="#544d6e">${lt(e)}</text><text x="${J(s/2-7)}" y="${u}" text-anchor="end" font-size="${a}" font-weight="700" fill="${nt}">${lt(t)}</text>`:`<text y="${u}" text-anchor="middle" font-size="${a}" font-weight="700" fill="${nt}">${lt(e)}</text>`,p=l(-s/2,-c/2,`fill="${o?`#e6f7c0`:tt}"`);return`<g transform="translate(${J(n)} ${J(r)})">${l(-s/2+1,-c/2+2,`fill="#05040f" opacity=".45"`)}${p}${f}</g>`}var Vn=.4,Hn=.09,Un=2.06;function Wn(e,t,n=t.w*Hn){let r=Object.values(e).map(e=>t.at(e.x,e.y)),i=n;for(let[e,t]of r.entries())for(let n of r.slice(e+1)){let e=Math.hypot(t.X-n.X,(t.Y-n.Y)/Vn);i=Math.min(i,e/Un/((t.s+n.s)/2))}return i}function Gn(e,t){let n=Wn(e,t),r=Object.entries(e).map(([e,r])=>{let i=t.at(r.x,r.y),a=n*i.s;return[e,{...i,id:e,name:r.name,x:r.x,y:r.y,rx:a,ry:a*Vn}]});return Object.fromEntries(r)}var Kn=2.7,qn=28;function Jn(e,t,n,r){let i=e=>Math.sign(e)*Math.abs(e)**(2/Kn);return`M${Array.from({length:qn},(a,o)=>{let s=o/qn*2*Math.PI;return`${J(e+i(Math.cos(s))*n)} ${J(t+i(Math.sin(s))*r)}`}).join(`L`)}Z`}function Yn(e,t){let n=t.X-e.X,r=t.Y-e.Y,i=.92/Math.hypot(n/e.rx,r/e.ry);return{X:e.X+n*i,Y:e.Y+r*i,s:e.s}}function Xn(e,t,n){let r=t.X-e.X,i=t.Y-e.Y,a=Math.hypot(r,i)||1,o=(e,t)=>{let o=n*e.s*t;return`${J(e.X-i/a*o)} ${J(e.Y+r/a*o*.62)}`};return`M${o(e,1)}L${o(t,1)}L${o(t,-1)}L${o(e,-1)}Z`}var Zn=[`bull`,`brawn`,`honey`,`laser`],Qn=[`aster`],$n=[`gnawer`,`obelus`],er=e=>Zn.includes(e)||Qn.includes(e);function tr(e,{X:t,Y:n,H:r}){let i=r*.28;return`${`<circle cx="${J(t)}" cy="${J(n-r*.5)}" r="${J(i)}" fill="${tt}" stroke="${nt}" stroke-width="2"/>`}${`<text x="${J(t)}" y="${J(n-r*.5+i*.36)}" text-anchor="middle" font-weight="700" font-size="${J(i)}" fill="${nt}">`}${e.slice(0,1).toUpperCase()}</text>`}function nr(e,t,n){let{X:r,Y:i,H:a}=t,o=a*.72,s=e.isActive?st(r,i+o*.04,o*.74,o*.34,`fill="none" stroke="#fff" stroke-width="${J(Math.max(2.6*n,2))}"`)+st(r,i,o,o*.5,`fill="url(#wb-glow)" opacity=".5"`):``,c=X(`base-${e.seat%4}`,r-o/2,i-o*.2,o,o/2),l=e.isDown?X(`hero-${e.id}-down`,r-a*.52,i-a*.6,a*1.04,a*.73):X(`hero-${e.id}`,r-a*.415,i-a*.93,a*.83,a);return`<g data-figure="${e.id}">${s}${c}${Zn.includes(e.id)?l:tr(e.id,t)}</g>`}var rr={stunned:`wyrm-stunned`,pinned:`wyrm-pinned`},ir=`abc`;function ar({state:e,wyrms:t},{X:n,Y:r,H:i}){let a=i*.82,o=i*.66,s=e===`standing`?`wyrm-${ir[t[0]%3]}`:rr[e],c=X(`base-wyrm`,n-o/2,r-o*.18,o,o/2)+X(s,n-a*.53,r-a*.95,a*1.06,a*1.04);return`<g data-figure="wyrm-${t[0]}">${c}${t.length>1?or(t.length,n+a*.36,r-a*.78):``}</g>`}function or(e,t,n){let r=`<rect x="-13" y="-10" width="26" height="20" rx="10" fill="${nt}" stroke="#fbf8ff" stroke-width="1.6"/>`,i=`<text y="4.6" text-anchor="middle" font-size="13" font-weight="700" fill="#fff">×${e}</text>`;return`<g transform="translate(${J(t)} ${J(n)})">${r}${i}</g>`}function sr(e,t){let{X:n,Y:r,H:i}=t;return`<g data-figure="${e}">${st(n,r+2,i*.3,i*.1,`fill="#05040f" opacity=".4"`)}${Qn.includes(e)?X(`ally-${e}`,n-i*.42,r-i*.74,i*.84,i*.79):tr(e,t)}</g>`}var cr=2.1;function lr(e,{X:t,Y:n,H:r}){let i=r*cr,a=X(`dark-aura`,t-i*.6,n-i*.95,i*1.2,i*1.1),o=[`back`,`mid`,`front`].map(r=>X(`boss-${e}-${r}`,t-i*.58,n-i*.9,i*1.16,i)),s=a+X(`wyrm-b`,t-i*.4,n-i*.8,i*.8,i*.84);return`<g data-figure="${e}">${$n.includes(e)?o.join(``):s}</g>`}function ur(e,t,n){return X(`spark`,e-n/2,t-n*.6,n,n)}var dr=1.46;function fr({piece:e},t,n,r){let i=r*dr,a=`M${J(t-r/2)} ${J(n)}h${J(r)}l${J(r*.2)} ${J(r*.16)}h${J(-r)}Z`,o=e===null?``:pr(e,t,n-i*.445,r*.66,i*.38);return`<path d="${a}" fill="#05040f" opacity=".35"/>${X(`card-interaction`,t-r/2,n-i,r,i)}${o}`}function pr(e,t,n,r,i){let{w:a,h:o}=at(e);if(!a)return``;let s=Math.round(Math.min(r/a,i/o)*1e3)/1e3;return ot(`candle`,`<use href="#wb-kit-${e}" transform="translate(${J(t)} ${J(n)}) scale(${s})"/>`)}var mr=600,hr=.4;function gr(e,t,n,r){let i={upright:[],figures:[],heads:[]};for(let a of t.pieces??[]){if(e.w<mr&&!a.at&&!a.keep)continue;let o=_r(e,a,n);if(!o)continue;let s=(a.size??1)*e.unit,c=a.at!==void 0&&r[a.at]!==void 0&&On(r[a.at]),l=it(a.piece,o.X,o.Y,s*o.s,{flip:a.flip});i.upright.push({Y:o.Y-(c?60*e.unit:0),svg:ot(Ze(t,o.x),l,c?hr:1)});let u=12*e.unit;a.keep&&i.heads.push([o.X-u,o.Y-at(a.piece).h*s,o.X+u,o.Y])}return i}function _r(e,t,n){if(!t.at)return{...e.at(t.x??50,t.y??50),x:t.x??50};let r=n[t.at];return r?{X:r.X+(t.dx??0)*r.rx,Y:r.Y-r.ry*(t.dy??.62),s:r.s,x:r.x}:null}function vr(e,t,n){let r=e<=4?[e]:[Math.floor(e/2),Math.ceil(e/2)],i=r.length>1;return r.flatMap((e,r)=>{let a=Math.min(n,t*1.62/e),o=i?r?.34:-.3:.22;return Array.from({length:e},(t,n)=>({dx:(n-(e-1)/2)*a+(i&&!r?a*.22:0),dy:o}))})}function yr(e,t,n,r){let i=Math.min(n,t*1.86/Math.max(e,1));return Array.from({length:e},(t,n)=>({dx:(n-(e-1)/2)*i,dy:r}))}function br(e,t,n,r){let i=yr(e,n,r*.98,t?-.92:.2),a=yr(t,n,r*.62,e?.42:.2),o=e===1&&t===1?r*.36:0;return[...i.map(({dx:e,dy:t})=>({dx:e-o,dy:t})),...a.map(({dx:e,dy:t})=>({dx:e+o,dy:t}))]}function xr(e,t,n,r){let i=Sr(t,n,r),a=wr(e,t,n,r);return{upright:[...i.upright,...a.upright],figures:[...i.figures,...a.figures],heads:[...i.heads,...a.heads]}}function Sr(e,t,n){let r={upright:[],figures:[],heads:[]},i=e.x>=50?1:-1,a=On(t),o=n*.36;for(let n=0;n<t.sparks;n++){let t=e.X-i*(e.rx*(a?1.12:.72)-n*o*.8),s=e.Y+e.ry*.28;r.upright.push({Y:e.Y+e.ry*.5,svg:ur(t,s,o)});let c=[t-o/2,s-o*.6,t+o/2,s+o*.4];n===0&&r.figures.push({kind:`spark`,id:`spark`,area:e.id,box:c,foot:{X:t,Y:s,H:o}})}return t.cards.forEach((t,o)=>{let s=n*.46,c=e.X+i*(e.rx*(a?1.02:.7)+o*s*.5),l=e.Y-e.ry*.12+o*3,u=[c-s/2,l-s*dr,c+s/2,l];r.heads.push(u),r.upright.push({Y:l,svg:fr(t,c,l,s)}),r.figures.push({kind:`card`,id:t.card,area:e.id,box:u,foot:{X:c,Y:l,H:s*dr}})}),r}function Cr(e){return[...e.bosses.map(({id:e,figure:t})=>({kind:`boss`,id:e,reach:[cr*.5,cr*.85,0],draw:e=>lr(t,e)})),...kn(e).map(e=>({kind:`wyrm`,id:String(e.wyrms[0]),reach:[.33,e.state===`standing`?.75:.5,-.08],draw:t=>ar(e,t)})),...e.allies.map(({id:e,figure:t})=>({kind:`ally`,id:e,reach:[.35,.74,0],draw:e=>sr(t,e)}))]}function wr(e,t,n,r){let i={upright:[],figures:[],heads:[]},a=Cr(n),o=n.heroes.map(t=>({kind:`hero`,id:t.id,reach:[.3,.93,-.1],draw:n=>nr(t,n,e.unit)})),s=On(n),c=s?br(a.length,o.length,t.rx,r):vr(a.length+o.length,t.rx,r*.74),l=r*(.93+.14*(t.s-.8)/.2)*(s?.8:1);return[...a,...o].forEach((e,n)=>{let{dx:r,dy:a}=c[n],o={X:t.X+r,Y:t.Y+a*t.ry,H:l},[s,u,d]=e.reach.map(e=>e*l),f=[o.X-s,o.Y-u,o.X+s,o.Y+d];i.heads.push(f),i.figures.push({kind:e.kind,id:e.id,area:t.id,box:f,foot:o}),i.upright.push({Y:o.Y+.05*n-(e.kind===`boss`?6:0),svg:e.draw(o)})}),i}function Tr(e){return e.toSorted((e,t)=>e.Y-t.Y)}function Er(e,t,n,r){let i=Dr(t.open,n,r),a=Dr(t.blocked,n,r),{unit:o}=e;return{flat:i.map(t=>Or(e,n,t)).join(``)+a.map(t=>kr(e,t)).join(``),barriers:a.map(t=>Ar(e,n,t)),heads:[...i.map(({middle:e})=>[e.X-9*o,e.Y-7*o,e.X+9*o,e.Y+7*o]),...a.map(({middle:e})=>[e.X-10,e.Y-6,e.X+10,e.Y+14])]}}function Dr(e,t,n){return e.flatMap(([e,r])=>{let[i,a]=[n[e],n[r]];if(!i||!a)return[];let o=t.ways?.[`${e}-${r}`]??t.ways?.[`${r}-${e}`]??{},[s,c,l]=[Yn(i,a),Yn(a,i),o.t??.5];return[{from:s,to:c,middle:{X:s.X+(c.X-s.X)*l,Y:s.Y+(c.Y-s.Y)*l,s:(i.s+a.s)/2},x:(i.x+a.x)/2,art:o}]})}function Or(e,t,{from:n,to:r,x:i}){let a=Y[Ze(t,i)],o=e.unit,s=`M${J(n.X)} ${J(n.Y)}L${J(r.X)} ${J(r.Y)}`,c=`fill="none" stroke="${a.trim}" stroke-width="${J(4.4*o)}" stroke-linecap="round" stroke-dasharray="0.1 ${J(10*o)}"`;return Z(Xn(n,r,15*o),`fill="#05040f" opacity=".3" transform="translate(0 ${J(4*o)})"`)+Z(Xn(n,r,15*o),`fill="${a.plate[1]}" transform="translate(0 ${J(2*o)})"`)+Z(Xn(n,r,14*o),`fill="${a.way}"`)+Z(s,c)}function kr(e,{from:t,to:n}){return Z(Xn(t,n,9*e.unit),`fill="#05040f" opacity=".32"`)}function Ar(e,t,{from:n,to:r,middle:i,x:a,art:o}){let s=Ze(t,a),c=Math.abs(r.Y-n.Y)>Math.abs(r.X-n.X)*.5,l=(o.size??.62)*e.unit*i.s*(c?1:.8);return{Y:i.Y+6,svg:ot(s,it(o.barrier??Y[s].barrier,i.X,i.Y+8*e.unit,l))+jr(e,i)}}function jr(e,{X:t,Y:n}){let r=J(Math.max(e.unit,.72)*100)/100;return`<g transform="translate(${J(t)} ${J(n+4*e.unit)}) scale(${r})"><circle r="9.5" cy="1.5" fill="#05040f" opacity=".4"/><circle r="9" fill="#f3ead6"/><path d="M-4-4L4 4M4-4L-4 4" stroke="#a3231b" stroke-width="3" stroke-linecap="round"/></g>`}var Mr=.33,Nr=80;function Pr(e,t,n,r){let i=We(r.w,r.h,r.lens),a=Gn(e.areas,i),o=Lr(i,e,t,a,n,r),s=In(Object.values(a),o.heads,r.label,{w:i.w,unit:i.unit}),c=new Set([...t.lit??[],...Object.keys(a).filter(e=>n[e]?.isLit)]);return{svg:[Ir(i,e,t,a,r),o.ways.flat,...Object.values(a).map(e=>Rr(i,t,e,n[e.id]??En,c.has(e.id),r)),...Tr([...o.ways.barriers,...o.upright]).map(e=>e.svg),...s.map(e=>Bn(e,r.label,r.legal.has(e.id)||r.chosen.has(e.id)))].join(``),plates:a,figures:o.figures,labels:s,cam:i}}function Fr(e){return typeof e.mood==`string`?[e.mood,e.mood]:[e.mood.left,e.mood.right]}function Ir(e,t,n,r,{uid:i,wall:a=Mr,h:o}){let s=Fr(n);return`<defs>${Nt(i,...s)}</defs>`+Tt(e,i)+Ft(e,n,i,s)+(n.flat??[]).map(t=>Gt(t,e,r)).join(``)+(a?ht(e,n,i,o*a):``)+ot(s[0],_n(e,t,n,i))}function Lr(e,t,n,r,i,{least:a=50}){let o=Math.min(Nr*e.unit,Math.max(Wn(t.areas,e)*.98,a)),s=Er(e,t,n,r),c=[gr(e,n,r,i),...Object.values(r).map(t=>xr(e,t,i[t.id]??En,o))];return{ways:s,upright:c.flatMap(e=>e.upright),figures:c.flatMap(e=>e.figures),heads:[...s.heads,...c.flatMap(e=>e.heads)]}}function Rr(e,t,n,r,i,a){let{X:o,Y:s,rx:c,ry:l}=n,[u,d]=Y[Ze(t,n.x)].plate,f=Jn(o,s,c,l),p=e.unit;return Z(f,`fill="#05040f" opacity=".36" transform="translate(${J(3*p)} ${J(11*p)})"`)+Z(f,`fill="${d}" transform="translate(0 ${J(7*p)})"`)+Z(f,`fill="${u}"`)+Z(Jn(o,s-1,c*.88,l*.84),`fill="#fff" opacity=".09"`)+(i?st(o,s,c*1.25,l*1.35,`fill="url(#wb-lamp)" opacity=".62"`):``)+(r.vortex?zr(n,r.vortex):``)+(a.legal.has(n.id)||a.chosen.has(n.id)?Br(n,p,a.chosen.has(n.id)):``)}function zr({X:e,Y:t,rx:n},r){return X(r===`awake`?`vortex`:`vortex-asleep`,e-n*.62,t-n*.38,n*1.24,n*.744)}function Br({X:e,Y:t,rx:n},r,i){let a=Jn(e,t+2,n+5*r,n*Vn+5*r),o=Math.max(3.4*r,2.6),s=i?``:`stroke-dasharray="13 12" stroke-dashoffset="-6"`,c=(e,t,n=``)=>Z(a,`fill="none" stroke="${e}" stroke-width="${J(t)}" stroke-linecap="round" pathLength="100" ${s} ${n}`);return Z(a,`fill="#c9f27a" opacity=".13"`)+c(`#17132b`,o+3,`opacity=".85"`)+c(`#c9f27a`,o)}var Vr=280,Hr=`cubic-bezier(0.2, 0.8, 0.2, 1)`,Ur=14;function Wr(e,t,n){if(!ie()&&t.size)for(let[r,i]of n){let n=e.querySelector(`[data-figure="${r}"]`);if(!n)continue;let a=t.get(r);a?(a.X!==i.X||a.Y!==i.Y)&&Gr(n,a.X-i.X,a.Y-i.Y):Kr(n,i)}}function Gr(e,t,n){let r=[`translate(${t}px, ${n}px)`,`translate(${t/2}px, ${n/2-Ur}px)`,`translate(0, 0)`];e.animate({transform:r},{duration:W(Vr),easing:Hr})}function Kr(e,{X:t,Y:n}){let r=`${t}px ${n}px`;e.animate([{transform:`scale(0.2)`,transformOrigin:r,opacity:0},{transform:`scale(1)`,transformOrigin:r,opacity:1}],{duration:W(Vr),easing:Hr})}var qr=[[`deep`,/librar|cellar|cave|archive|crypt|under|mine|bibliote|piwnic|podziem|archiw|keller|höhle|unter/giu],[`candle`,/tower|room|house|castle|hall|stack|attic|wież|komnat|dom|zamek|strych|turm|zimmer|haus|burg|schloss/giu],[`dusk`,/lake|sea|shore|river|island|jezior|morz|brzeg|rzek|wysp|see|meer|ufer|fluss|insel/giu],[`town`,/town|market|city|terrace|street|square|harbou?r|miast|rynek|taras|ulic|plac|stadt|markt|terrass|platz|hafen/giu],[`blank`,/page|ink|margin|blank|void|stron|atrament|margines|seite|tinte|rand/giu],[`forest`,/forest|wood|oak|clearing|path|garden|mire|las|dąb|polan|ścieżk|ogród|wald|eiche|lichtung|pfad|garten|moor/giu]],Jr=[[/lamp/iu,`lamp`],[/lectern|pulpit|pult/iu,`lectern`],[/book|ksi[ąę]|buch|bücher/iu,`books`],[/stair|schod|trepp/iu,`stair`],[/hearth|forge|palenisk|kuźni|kamin|schmied/iu,`hearth`],[/window|okno|fenster/iu,`window`],[/bridge|most|brücke/iu,`bridge`],[/sign|drogowskaz|wegweiser/iu,`signpost`],[/stone|kamie|stein/iu,`stone`],[/mushroom|grzyb|pilz/iu,`mushroom`],[/oak|dąb|eiche/iu,`oak`],[/fern|garden|paproci|ogród|farn|garten/iu,`fern`],[/reed|trzcin|schilf/iu,`reeds`],[/gate|arch|bram|łuk|tor\b|bogen/iu,`arch`],[/market|rynek|markt/iu,`banner`],[/shrine|kaplicz|schrein/iu,`pillar`],[/candle|świec|kerze/iu,`candle`],[/ink|atrament|tinte/iu,`inkpool`],[/wheel|koło|rad\b/iu,`wheel`],[/stack|aisle|index|regał|regal/iu,`bookshelf`],[/nest|gniazd/iu,`brambles`],[/canal|ford|kanał|bród|furt/iu,`water`],[/clock|zegar|uhr/iu,`clock`],[/door|drzwi|tür/iu,`door`],[/roof|dach/iu,`roof`]],Yr={trees:`trunks`,town:`townrow`,lake:`hills`,shelves:`hills`,pages:`hills`},Xr={trees:[`fir`,`fir`,`oak`,`fir`],town:[`house`,`arch`,`house`,`wall`],lake:[`reeds`,`rock`,`reeds`,`oak`],shelves:[`bookshelf`,`window`,`bookshelf`,`pillar`],pages:[`arch`,`pillar`,`candle`,`arch`]},Zr=[`left`,`right`],Qr=60,$r=12,ei=66;function ti(e){let t=ni(e),n=Qe($e(e.id)),r=Zr.flatMap(e=>ii(e,Y[t].back,n)),i=Object.entries(e.areas).flatMap(([e,{name:t}])=>ai(e,t));return{mood:t,sky:ri(t),walls:r,pieces:[...i,...oi(e,Y[t],n)]}}function ni(e){let t=[e.id,...Object.values(e.areas).map(({name:e})=>e)].join(` `),n=qr.map(([e,n])=>({mood:e,count:t.match(n)?.length??0})).reduce((e,t)=>t.count>e.count?t:e);return n.count?n.mood:`forest`}function ri(e){let t=e===`dawn`?`sun`:`moon`;return[...Zr.map(t=>({side:t,piece:Yr[Y[e].back],x:50,y:6})),{side:`right`,piece:t,x:56,y:52,size:.62}]}function ii(e,t,n){return Xr[t].map((t,r)=>({side:e,piece:t,x:16+r*25+n()*5,size:.68+n()*.22,flip:n()>.5}))}function ai(e,t){let n=Jr.find(([e])=>e.test(t))?.[1];return n?[{at:e,piece:n,size:Math.min(.8,ei/at(n).h),dx:-.42,dy:.66}]:[]}function oi(e,t,n){let r=[],i=(t,n)=>Math.abs(t-50)>4&&Object.values(e.areas).every(e=>Math.hypot(e.x-t,(e.y-n)*.8)>13)&&r.every(e=>Math.hypot(e.x-t,e.y-n)>9);for(let e=0;e<Qr&&r.length<$r;e++){let[e,a]=[3+n()*94,8+n()*86];i(e,a)&&r.push({x:e,y:a,piece:t.strew[Math.floor(n()*t.strew.length)],size:.4+n()*.16})}return r}function si(e){return e.table}function ci(e){return e.events}function li(e){return e===`turn`||e===`extra`}function ui(e){let{kind:t,hero:n}=e.decision;return li(t)?e.heroes.find(e=>e.id===n)??null:null}function di(e,t){return t.is_unconscious?`down`:t.has_left?`left`:e.turn===t.id?`acting`:e.phase===`player`?t.has_acted?`done`:`waiting`:`ready`}function fi(e,t){let n=[...e.wyrms,...e.bosses].map(({intent:e})=>e).filter(e=>e.does===`attack`&&e.who.includes(t)),r=n.filter(e=>e.who.length===1).length;return{sure:r,maybe:n.length-r}}function pi(e){let t=ci(e.at(-1)??{events:[]}).findLast(e=>e.event===`Rolled`);return t?.event===`Rolled`?{successes:t.successes,blanks:t.blanks}:null}function mi(e,t){let n=e.page??[],r=si(e);return{areas:gi(n),told:_i(n),people:vi(n,r,t),met:e.met,lines:e=>(hi(n,e)?.rows??[]).map(e=>({text:e.cells.filter(Boolean).join(`, `),thing:e.thing}))}}function hi(e,t){return e.find(e=>e.id===t)}function gi(e){let t=hi(e,`board`)?.drawing?.spots??[];return Object.fromEntries(t.map(({id:e,title:t,x:n,y:r})=>[e,{x:n,y:r,name:t}]))}function _i(e){let t=hi(e,`board`)?.rows??[];return Object.fromEntries(t.map(({thing:e,cells:[,t=``,n=``,r=``]})=>[e.split(`:`)[1]??``,{here:t,open:n,blocked:r}]))}function vi(e,t,n){let r=t.heroes.map(({id:e})=>[e,n.heroes[e]?.name??e]),i=hi(e,`others`)?.rows??[],a=[...t.allies,...t.bosses].map(({id:e},t)=>[e,i[t]?.cells[0]??e]);return Object.fromEntries([...r,...a])}function yi(e,t){return{id:Object.keys(t.boards).at(-1)??``,areas:e.areas,open:t.borders.open,blocked:t.borders.blocked}}function bi(e,t){let n=t.boards[e.id];return n?{...n,mood:n.mood??ti(e).mood,ground:n.ground}:ti(e)}function xi(e){return/^\d+$/.test(e)?`card:${e}`:`scrap:${e}`}function Si(e,t){return e.met[xi(t)]?.name??t}function Ci(e,t){let n=e.reading.told[t],r=e.targets.get(`area:${t}`)?.[0],i=[`${t} ${e.area(t)}`];r&&i.push(`${B(`webtable-legal`)}: ${r.label}`),r&&r.text===e.advised&&i.push(B(`web-hint-advised`));let a=[n?.here??``,n?.open?B(`webwonder-open-to`,{areas:n.open}):``,n?.blocked?B(`webwonder-blocked-to`,{areas:n.blocked}):``];return[i.join(`, `),...a.filter(Boolean)].join(`. `)}function wi(e,t,n,r,i){let a=e.targets.get(i)??[],o={hero:()=>e.name(n),ally:()=>e.name(n),boss:()=>e.name(n),wyrm:()=>B(`webwonder-wyrm`,{state:e.table.wyrms.find(({wyrm:e})=>String(e)===n)?.state??`standing`}),card:()=>Ti(e,n,r),spark:()=>B(`webwonder-spark`)}[t](),s=a.length===1?[`${B(`webtable-legal`)}: ${a[0].label}`]:a.length?[B(`webtable-legal`)]:[],c=e.advisedPlaces.has(i)?[B(`web-hint-advised`)]:[];return[o,`${r} ${e.area(r)}`,...s,...c].join(`, `)}function Ti(e,t,n){let r=e.table.areas[n]?.objects.find(e=>e.card===t);if(r?.is_hidden)return B(`webwonder-face-down`);let i=Si(e.reading,t);return r?.need==null?i:B(`webwonder-done-of`,{name:i,now:r.progress,need:r.need})}function Ei(e){let t={};for(let[n,r]of Object.entries(e.areas)){let i=e.vortices.find(e=>e.area===n);t[n]={...En,heroes:Di(e,n),allies:e.allies.filter(e=>e.area===n).map(({id:e,figure:t})=>({id:e,figure:t??e})),bosses:e.bosses.filter(e=>e.area===n).map(({id:e,figure:t})=>({id:e,figure:t??e})),wyrms:e.wyrms.filter(e=>e.area===n).map(({wyrm:e,state:t})=>({wyrm:e,state:t})),sparks:r.sparks,cards:r.objects.map(({card:t})=>({card:t,piece:e.cards[t]?.piece??null})),isLit:r.is_lit,vortex:i?i.is_active?`awake`:`asleep`:null}}return t}function Di(e,t){let n=ui(e)?.id;return e.heroes.filter(e=>e.area===t&&!e.has_left).map(e=>({id:e.id,seat:e.seat,isActive:e.id===n,isDown:e.is_unconscious}))}var Oi=[`move`,`attack`,`collect`,`interact`,`skill`,`special`,`give`,`pass`],ki={take:`give`},Ai=`all`;function ji(e){let[,t=``,...n]=e.text.split(` `);return{text:e.text,label:e.label,verb:t,names:n}}function Mi(e){let t=ki[e.verb]??e.verb;return Oi.find(e=>e===t)??null}function Ni(e,t){return e.filter(e=>Mi(e)===t)}function Pi(e){return e.names.length>1&&e.names.at(-1)===Ai}function Fi(e,t){let n=e.filter(Pi);if(!n.length)return[...e];let r=(e,t)=>e.verb===t.verb&&e.names[0]===t.names[0],i=e.filter(e=>!Pi(e));return t?i.map(e=>n.find(t=>r(e,t))??e):i}function Ii(e,t,n){let r=new Map,i=(e,t)=>r.set(e,[...r.get(e)??[],t]);for(let r of Fi(t,n.forAll)){let t=Mi(r);if(!(n.deed&&t!==n.deed))for(let t of Li(e,r,n))i(t,r)}return r}function Li(e,{verb:t,names:n},{deed:r,reach:i}){let[a=``,o=``]=n;switch(t){case`move`:return[`area:${o}`];case`way`:case`area`:return[`area:${a}`];case`collect`:return[`spark:${e.heroes.find(e=>e.id===a)?.area??``}`];case`interact`:return[`card:${o}`];case`attack`:return i.flatMap(t=>Ri(e,t.split(` `)));case`wyrm`:return Ri(e,[t,...n]);case`boss`:case`turn`:case`hero`:case`victim`:return[`${t===`boss`?`boss`:`hero`}:${a}`];case`give`:case`take`:return r===`give`?[`hero:${n[2]}`]:[]}return[]}function Ri(e,[t,...n]){if(t===`boss`)return[`boss:${n[0]}`];let[r,i]=n;return e.wyrms.filter(e=>e.area===r&&e.state===i).map(({wyrm:e})=>`wyrm:${e}`)}function zi(e,t,n){let[r,i]=n.split(`:`);switch(r){case`area`:return`${e} move ${t} ${i}`;case`wyrm`:case`boss`:return`${e} attack ${t}`;case`spark`:return`${e} collect ${t}`;case`card`:return`${e} interact ${t} ${i}`}return null}var Bi=120,Vi=[],Hi=class{#e=g(null);get deed(){return z(this.#e)}set deed(e){r(this.#e,e,!0)}#t=g(Vi);get among(){return z(this.#t)}set among(e){r(this.#t,e)}#n=g(!1);get forAll(){return z(this.#n)}set forAll(e){r(this.#n,e,!0)}#r=g(null);get refusal(){return z(this.#r)}set refusal(e){r(this.#r,e)}#i=g(null);get looked(){return z(this.#i)}set looked(e){r(this.#i,e,!0)}#a=g(null);get peeked(){return z(this.#a)}set peeked(e){r(this.#a,e,!0)}#o=g(null);get foreseen(){return z(this.#o)}set foreseen(e){r(this.#o,e)}#s=g([]);get reach(){return z(this.#s)}set reach(e){r(this.#s,e)}#c;#l=e(()=>this.#c().sight);get sight(){return z(this.#l)}set sight(e){r(this.#l,e)}#u=e(()=>si(this.sight));get table(){return z(this.#u)}set table(e){r(this.#u,e)}#d=e(()=>this.#c().glossary);get glossary(){return z(this.#d)}set glossary(e){r(this.#d,e)}#f=e(()=>this.#c().info);get info(){return z(this.#f)}set info(e){r(this.#f,e)}#p=e(()=>this.#c().log);get log(){return z(this.#p)}set log(e){r(this.#p,e)}#m=e(()=>this.#c().port);get port(){return z(this.#m)}set port(e){r(this.#m,e)}#h=e(()=>this.#c().pending);get pending(){return z(this.#h)}set pending(e){r(this.#h,e)}#g=e(()=>this.isMine?this.#c().advised??null:null);get advised(){return z(this.#g)}set advised(e){r(this.#g,e)}#_=e(()=>mi(this.sight,this.glossary));get reading(){return z(this.#_)}set reading(e){r(this.#_,e)}#v=e(()=>this.sight.seat);get me(){return z(this.#v)}set me(e){r(this.#v,e)}#y=e(()=>this.table.decision.kind);get kind(){return z(this.#y)}set kind(e){r(this.#y,e)}#b=e(()=>this.port!==null&&this.sight.choices.length>0);get isMine(){return z(this.#b)}set isMine(e){r(this.#b,e)}#x=e(()=>this.pending!==null);get isBusy(){return z(this.#x)}set isBusy(e){r(this.#x,e)}#S=e(()=>this.port?this.sight.choices.map(ji):[]);get options(){return z(this.#S)}set options(e){r(this.#S,e)}#C=e(()=>this.isMine&&li(this.kind));get isActing(){return z(this.#C)}set isActing(e){r(this.#C,e)}#w=e(()=>ui(this.table));get hero(){return z(this.#w)}set hero(e){r(this.#w,e)}#T=e(()=>this.isMine&&!this.isActing);get isAsked(){return z(this.#T)}set isAsked(e){r(this.#T,e)}#E=e(()=>Fi(this.options,this.forAll));get answers(){return z(this.#E)}set answers(e){r(this.#E,e)}#D=e(()=>Ii(this.table,this.options,{deed:this.deed,forAll:this.forAll,reach:this.reach}));get targets(){return z(this.#D)}set targets(e){r(this.#D,e)}#O=e(()=>this.deed?Ni(this.options,this.deed):this.among);get listed(){return z(this.#O)}set listed(e){r(this.#O,e)}#k=e(()=>{let e=[...this.targets].filter(([,e])=>e.some(e=>e.text===this.advised));return new Set(e.map(([e])=>e))});get advisedPlaces(){return z(this.#k)}set advisedPlaces(e){r(this.#k,e)}constructor(e){this.#c=e,q(()=>{this.sight,ee(()=>this.clear())}),q(()=>this.#j(this.peeked)),q(()=>this.#M())}dotted(e){return N(this.info).includes(e)?this.info.seats[e]:void 0}name(e){return this.reading.people[e]??e}area(e){return e?this.reading.areas[e]?.name??e:``}tap(e){if(this.forget(),!this.isMine||this.isBusy)return this.#A(e);let t=this.targets.get(e)??[];if(t.length===1)return this.act(t[0].text);if(t.length>1)return this.choose(t);if(e.startsWith(`card:`)&&!this.isActing)return this.#A(e);let n=this.hero&&this.isActing&&this.me!==null?zi(this.me,this.hero.id,e):null;n?this.ask(n,e):this.#A(e)}take(e){if(this.forget(),this.isBusy)return;let t=Ni(this.options,e);if(t.length===1)return this.act(t[0].text);me(),this.among=Vi,this.deed=this.deed===e?null:e}choose(e){me(),this.deed=null,this.among=e}act(e){this.port&&!this.isBusy&&(this.forget(),this.peeked=null,me(),this.port.act(e))}cancel(){if(this.refusal)this.forget();else if(this.deed||this.among.length)this.clear();else return!1;return!0}clear(){this.deed=null,this.among=Vi,this.refusal=null,this.forAll=!1}forget(){this.refusal=null}help(e,t){this.#c().onhelp(e,t)}async ask(e,t){let n=await this.port?.why(e).catch(()=>null);n&&(this.refusal={problem:n,at:t},he(),S(n.sentence))}#A(e){let[t,n]=e.split(`:`),r={wyrm:`topic:wyrm`,boss:`topic:boss`,spark:`topic:spark`,hero:`hero:${n}`};this.help(r[t]??e)}#j(e){let t=this.port;if(this.foreseen=null,!e||!t||this.isBusy)return;let n=!0,r=setTimeout(()=>{t.foresee(e).then(e=>n&&(this.foreseen=e),()=>{})},Bi);return()=>{n=!1,clearTimeout(r)}}#M(){let e=this.options.find(e=>e.verb===`attack`);if(this.reach=[],!e||!this.port)return;let t=!0;return this.port.foresee(e.text).then(({facts:e})=>t&&(this.reach=e.targets??[]),()=>{}),()=>t=!1}},Ui=Symbol(`wonder_book`);function Wi(e){return s(Ui,new Hi(e))}function Q(){return f(Ui)}var Gi=M(`<path class="under svelte-1hfyp4z"></path><path></path><path></path>`,1),Ki=U(`<button type="button" data-rove=""></button>`),qi=M(`<svg class="ring svelte-1hfyp4z" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect x="2" y="2" width="96" height="96" rx="46" pathLength="100" class="svelte-1hfyp4z"></rect><rect class="light svelte-1hfyp4z" x="2" y="2" width="96" height="96" rx="46" pathLength="100"></rect></svg>`),Ji=U(`<button type="button" data-rove=""><!></button>`),Yi=U(`<span aria-hidden="true"> </span>`),Xi=U(`<svg class="scene svelte-1hfyp4z" aria-hidden="true" focusable="false"><!><!></svg> <div class="areas svelte-1hfyp4z" role="group"></div> <div class="figures" role="group"></div> <!>`,1),Zi=U(`<section class="book svelte-1hfyp4z" id="board" tabindex="-1"><i class="rem svelte-1hfyp4z"></i> <!></section>`);function Qi(t,i){let a=re();v(i,!0);let s=o(i,`label`,3,.82),l=Q(),f=g(0),h=g(0),_=g(16),y=e(()=>yi(l.reading,l.table)),S=e(()=>bi(z(y),l.table)),w=e(()=>Ei(l.table)),D=e(()=>new Set([...l.targets.keys()].flatMap(e=>e.startsWith(`area:`)?[e.slice(5)]:[]))),ee=e(()=>Math.min(Math.max(s()*z(_),11.5),z(f)<600?13:20)),k=e(()=>z(f)&&z(h)&&Object.keys(z(y).areas).length?Pr(z(y),z(S),z(w),{w:z(f),h:z(h),label:z(ee),legal:z(D),chosen:new Set,lens:i.lens,wall:i.wall,uid:a}):null),j=e(()=>z(k)&&l.table.phase===`enemy`?Ge(l.table,z(k)):[]),M=g(void 0),N=new Map,P=``;q(()=>{if(!z(k)||!z(M))return;let e=Xe(z(k).figures),t=`${z(f)} ${z(h)} ${z(y).id}`;t===P&&Wr(z(M),N,e),N=e,P=t});let F=e=>l.targets.has(e),te=e(()=>(z(k)?.figures??[]).filter(e=>e.kind===`card`||F(R(e))));function R({kind:e,id:t,area:n}){return e===`spark`?`spark:${n}`:`${e===`ally`?`hero`:e}:${t}`}function ie({kind:e,id:t}){return{card:`card:${t}`,hero:`hero:${t}`,spark:`topic:spark`}[e]??`topic:wyrm`}function ae(e){let t={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowUp:[0,-1],ArrowDown:[0,1]}[e.key],n=e.target.closest(`[data-area]`)?.dataset.area;if(!t||!n||!z(k))return;e.preventDefault(),e.stopPropagation();let[r,i]=t,a=z(k).plates[n],o=Object.values(z(k).plates).map(e=>({id:e.id,along:(e.X-a.X)*r+(e.Y-a.Y)*i,far:Math.hypot(e.X-a.X,e.Y-a.Y)})).filter(({along:e,far:t})=>e>t/2).toSorted((e,t)=>e.far-t.far)[0]?.id;o&&e.currentTarget.querySelector(`[data-area="${o}"]`)?.focus()}var U=Zi(),se=x(U),ce=C(se,2),W=t=>{var i=Xi(),a=n(i),o=x(a);E(o,()=>z(k).svg,void 0,!0);var s=C(o);O(s,17,()=>z(j),e=>e.key,(e,t)=>{var r=Gi(),i=n(r),a=C(i),o=C(a);G(()=>{d(i,`d`,z(t).d),c(a,0,u(z(t).kind),`svelte-1hfyp4z`),d(a,`d`,z(t).d),c(o,0,`tip ${z(t).kind??``}`,`svelte-1hfyp4z`),d(o,`d`,z(t).tip)}),A(e,r)}),b(a),ne(a,e=>r(M,e),()=>z(M));var p=C(a,2);O(p,21,()=>Object.values(z(k).plates).toSorted((e,t)=>e.Y-t.Y||e.X-t.X),e=>e.id,(t,n)=>{let r=e(()=>`area:${z(n).id}`);var i=Ki();let a;G((e,t,o)=>{d(i,`data-area`,z(n).id),d(i,`data-at`,z(r)),d(i,`data-thing`,z(r)),c(i,1,e,`svelte-1hfyp4z`),d(i,`aria-label`,t),d(i,`aria-disabled`,o),a=T(i,``,a,{left:`${z(n).X-z(n).rx}px`,top:`${z(n).Y-z(n).ry}px`,width:`${z(n).rx*2}px`,height:`${z(n).ry*2}px`})},[()=>u({legal:F(z(r)),advised:l.advisedPlaces.has(z(r))}),()=>Ci(l,z(n).id),()=>l.isMine&&!F(z(r))]),V(`pointerenter`,i,()=>l.peeked=l.targets.get(z(r))?.[0]?.text??null),V(`pointerleave`,i,()=>l.peeked=null),V(`focus`,i,()=>l.peeked=l.targets.get(z(r))?.[0]?.text??null),V(`blur`,i,()=>l.peeked=null),L(`click`,i,()=>l.tap(z(r))),A(t,i)}),b(p),oe(p,()=>pe);var m=C(p,2);O(m,21,()=>z(te),e=>`${R(e)}`,(t,n)=>{let r=e(()=>R(z(n)));var i=Ji();let a;var o=x(i),s=e=>{var t=qi();A(e,t)},f=e(()=>F(z(r)));I(o,e=>{z(f)&&e(s)}),b(i),G((e,t,o)=>{d(i,`data-at`,z(r)),d(i,`data-thing`,e),c(i,1,t,`svelte-1hfyp4z`),d(i,`aria-label`,o),a=T(i,``,a,{left:`${z(n).box[0]??``}px`,top:`${z(n).box[1]??``}px`,width:`${z(n).box[2]-z(n).box[0]}px`,height:`${z(n).box[3]-z(n).box[1]}px`})},[()=>ie(z(n)),()=>u([`figure`,{legal:F(z(r)),advised:l.advisedPlaces.has(z(r))}]),()=>wi(l,z(n).kind,z(n).id,z(n).area,z(r))]),L(`click`,i,()=>l.tap(z(r))),A(t,i)}),b(m),oe(m,()=>pe);var g=C(m,2);O(g,17,()=>z(j).filter(e=>e.tag),e=>e.key,(e,t)=>{var n=Yi();let r;var i=K(n,!0);G(()=>{c(n,1,`tag ${z(t).kind??``}`,`svelte-1hfyp4z`),r=T(n,``,r,{left:`${z(t).at.X??``}px`,top:`${z(t).at.Y??``}px`}),H(i,z(t).tag)}),A(e,n)}),G((e,t)=>{d(a,`viewBox`,`0 0 ${z(f)??``} ${z(h)??``}`),d(a,`width`,z(f)),d(a,`height`,z(h)),d(p,`aria-label`,e),d(m,`aria-label`,t)},[()=>B(`webwonder-areas`),()=>B(`webwonder-figures`)]),V(`keydown`,p,ae,!0),A(t,i)};I(ce,e=>{z(k)&&e(W)}),b(U),G(e=>d(U,`aria-label`,e),[()=>B(`webwonder-board`)]),p(se,`clientWidth`,e=>r(_,e||16,!0)),p(U,`clientWidth`,e=>r(f,e)),p(U,`clientHeight`,e=>r(h,e)),A(t,U),m()}P([`click`]);var $i=M(`<svg aria-hidden="true" focusable="false" class="svelte-1emcchz"><use width="100%" height="100%"></use></svg>`);function $(e,t){let n=o(t,`size`,3,`1.4em`),r=o(t,`tall`,3,1);var i=$i();let a;var s=K(i);G(()=>{a=T(i,``,a,{width:n(),height:`calc(${n()??``} * ${r()??``})`}),d(s,`href`,`#wb-${t.id??``}`)}),A(e,i)}var ea=U(`<li class="svelte-90wqb2"> </li>`),ta=U(`<ul class="coming svelte-90wqb2"><!> <!> <!></ul>`),na=U(`<li> </li>`),ra=U(`<ul class="intents svelte-90wqb2"></ul>`),ia=U(`<li class="svelte-90wqb2"><div class="svelte-90wqb2"><!><b class="svelte-90wqb2"> </b></div> <span class="svelte-90wqb2"> </span></li>`),aa=U(`<section class="panel svelte-90wqb2"><div class="titled"><h2><button type="button" class="plain svelte-90wqb2" data-thing="topic:enemy"> </button></h2></div> <!> <!> <ul class="piles svelte-90wqb2"></ul></section>`);function oa(t,n){v(n,!0);let r=o(n,`withIntents`,3,!0),i=Q(),a=e(()=>i.table),s=e(()=>z(a).goal?.enemy),c=e(()=>i.reading.lines(`next`)),l=e(()=>(z(s)?.vortices??[]).map(e=>i.area(z(a).vortices.find(t=>t.id===e)?.area??null)||e).join(`, `)),u=e(()=>[{id:`card-back-wyrm`,count:z(a).wyrm_deck.count,name:`cards`,tall:1.4},{id:`wyrm-a`,count:z(a).wyrm_pool,name:`pool`,tall:1},{id:`card-back-scrap`,count:z(a).scrap_deck,name:`scraps`,tall:1.4},{id:`spark`,count:z(a).spark_pool,name:`spark-pool`,tall:1}]);var f=aa(),p=x(f),h=x(p),g=x(h),_=K(g,!0);b(h),b(p);var S=C(p,2),w=e=>{var t=ta(),n=x(t),r=e=>{var t=ea(),n=K(t,!0);G(e=>H(n,e),[()=>B(`webwonder-spawn`,{count:z(s).spawn,where:z(l)})]),A(e,t)};I(n,e=>{z(s).spawn&&e(r)});var i=C(n,2),a=e=>{var t=ea(),n=K(t,!0);G(e=>H(n,e),[()=>B(`webwonder-wyrm-cards`,{count:z(s).cards})]),A(e,t)};I(i,e=>{z(s).cards&&e(a)});var o=C(i,2),c=e=>{var t=ea(),n=K(t,!0);G(e=>H(n,e),[()=>B(`webwonder-activate`,{count:z(s).activate})]),A(e,t)};I(o,e=>{z(s).activate&&e(c)}),b(t),A(e,t)};I(S,e=>{z(s)&&(z(s).spawn||z(s).activate||z(s).cards)&&e(w)});var T=C(S,2),E=e=>{var t=ra();O(t,21,()=>z(c),y,(e,t)=>{var n=na(),r=K(n,!0);G(()=>H(r,z(t).text)),A(e,n)}),b(t),A(e,t)};I(T,e=>{r()&&z(c).length&&e(E)});var D=C(T,2);O(D,21,()=>z(u),e=>e.id,(e,t)=>{var n=ia(),r=x(n),i=x(r);$(i,{get id(){return z(t).id},size:`1.1rem`,get tall(){return z(t).tall}});var a=C(i),o=K(a,!0);b(r);var s=C(r,2),c=K(s,!0);b(n),G(e=>{H(o,z(t).count),H(c,e)},[()=>B(`webwonder-pile-${z(t).name}`)]),A(e,n)}),b(D),b(f),G((e,t)=>{d(f,`aria-label`,e),H(_,t)},[()=>B(`webwonder-enemy`),()=>B(`webwonder-enemy`)]),L(`click`,g,()=>i.help(`topic:enemy`)),A(t,f),m()}P([`click`]);var sa=U(`<li> </li>`),ca=U(`<section class="panel svelte-25qj0s"><div class="titled svelte-25qj0s"><h2><button type="button" class="plain svelte-25qj0s" data-thing="topic:fate"> </button></h2> <span class="svelte-25qj0s"> </span></div> <div class="coins svelte-25qj0s" aria-hidden="true"></div> <ol class="bands svelte-25qj0s"></ol></section>`);function la(t,n){v(n,!0);let r=Q(),i=[`ink`,`silver`,`gold`],a=e(()=>r.table.fate);var o=ca(),s=x(o),l=x(s),u=x(l),f=K(u,!0);b(l);var p=C(l,2),h=K(p,!0);b(s);var g=C(s,2);O(g,21,()=>({length:10}),y,(t,n,r)=>{{let n=e(()=>r<z(a)?`fate-up`:`fate-down`);$(t,{get id(){return z(n)},size:`1.45rem`})}}),b(g);var _=C(g,2);O(_,21,()=>r.table.bands,e=>e.least,(e,t)=>{var n=sa();let r,o;var s=K(n);G(e=>{r=c(n,1,`svelte-25qj0s`,null,r,{here:z(a)>=z(t).least&&z(a)<=z(t).most}),o=T(n,``,o,{flex:z(t).most-z(t).least+1}),H(s,`${(z(t).least===z(t).most?z(t).least:`${z(t).least}–${z(t).most}`)??``}
        ${e??``}`)},[()=>z(t).id!==null&&i.includes(z(t).id)?B(`webwonder-band-${z(t).id}`):``]),A(e,n)}),b(_),b(o),G((e,t,n)=>{d(o,`aria-label`,e),H(f,t),H(h,n)},[()=>B(`webwonder-fate`),()=>B(`webwonder-fate`),()=>B(`webwonder-face-up`,{count:z(a),all:10})]),L(`click`,u,()=>r.help(`topic:fate`)),A(t,o),m()}P([`click`]);var ua=M(`<svg height="38" aria-hidden="true"><use></use></svg>`);function da(t,n){v(n,!0);let r=o(n,`isDone`,3,!0),i=e(()=>at(n.id)),a=e(()=>z(i).w),s=e(()=>z(i).h);var l=ua(),f=K(l);G(e=>{d(l,`viewBox`,`${-z(a)/2} ${-z(s)} ${z(a)??``} ${z(s)??``}`),d(l,`width`,e),c(l,0,u([`mood-candle`,{pale:!r()}]),`svelte-sqgrup`),d(f,`href`,`#wb-kit-${n.id??``}`)},[()=>z(s)?Math.min(38*z(a)/z(s),44):0]),A(t,l),m()}var fa=U(`<span class="svelte-nbqlll"> </span>`),pa=U(`<span class="fact svelte-nbqlll"><!><span class="unseen"> </span> </span>`),ma=U(`<section class="strip paper svelte-nbqlll"><div class="what svelte-nbqlll"><h2 class="svelte-nbqlll"> </h2> <!></div> <!> <span class="fact svelte-nbqlll"><!><span class="unseen"> </span> </span></section>`),ha=U(`<p class="svelte-nbqlll"> </p>`),ga=U(`<p class="progress svelte-nbqlll"><!> <b> </b></p>`),_a=U(`<p class="time svelte-nbqlll"><!> <span><b> </b></span></p>`),va=U(`<p class="time svelte-nbqlll"><span> </span></p>`),ya=U(`<section class="goal paper svelte-nbqlll"><div class="title svelte-nbqlll"><h2 class="svelte-nbqlll"> </h2> <span class="svelte-nbqlll"> </span></div> <!> <!> <!> <!></section>`);function ba(t,r){v(r,!0);let i=o(r,`isStrip`,3,!1),a=Q(),s=e(()=>a.table.goal),c=e(()=>z(s)?a.reading.met[`card:${z(s).card}`]:void 0),l=e(()=>z(s)?.progress),u=e(()=>z(s)?Math.max(z(s).phases,1):0),f=e(()=>z(s)?.par!=null&&z(u)<=z(s).par),p=e(()=>a.table.clock);var h=ae(),g=n(h),_=e=>{var t=ma(),n=x(t),r=x(n),i=K(r,!0),o=C(r,2),p=e=>{var t=fa(),n=K(t,!0);G(e=>H(n,e),[()=>B(`webwonder-of`,{now:z(l).now,need:z(l).need})]),A(e,t)};I(o,e=>{z(l)&&e(p)}),b(n);var m=C(n,2),h=e=>{var t=pa(),n=x(t);$(n,{id:`hourglass`,size:`1.1rem`,tall:1.2});var r=C(n),i=K(r,!0),a=C(r);b(t),G((e,t)=>{H(i,e),H(a,` ${t??``}`)},[()=>B(`webwonder-phase`),()=>z(f)?B(`webwonder-of`,{now:z(u),need:z(s).par}):z(u)]),A(e,t)};I(m,e=>{z(s)?.par!=null&&e(h)});var g=C(m,2),_=x(g);$(_,{id:`fate-up`,size:`1.5rem`});var v=C(_),y=K(v,!0),S=C(v);b(g),b(t),G((e,n,r)=>{d(t,`aria-label`,e),H(i,n),H(y,r),H(S,` ${a.table.fate??``}`)},[()=>B(`webwonder-goal`),()=>z(c)?.name??B(`webwonder-no-goal`),()=>B(`webwonder-fate`)]),A(e,t)},S=t=>{var r=ya(),i=x(r),a=x(i),o=K(a,!0),m=C(a,2),h=K(m,!0);b(i);var g=C(i,2),_=e=>{var t=ha(),n=K(t,!0);G(()=>H(n,z(c).text)),A(e,t)};I(g,e=>{z(c)?.text&&e(_)});var v=C(g,2),S=t=>{var r=ga(),i=x(r),a=t=>{var r=ae(),i=n(r);O(i,17,()=>({length:z(l).need}),y,(t,n,r)=>{{let n=e(()=>r<z(l).now);da(t,{get id(){return z(l).piece},get isDone(){return z(n)}})}}),A(t,r)};I(i,e=>{z(l).piece&&z(l).need<=8&&e(a)});var o=C(i,2),s=K(o,!0);b(r),G(e=>H(s,e),[()=>B(`webwonder-of`,{now:z(l).now,need:z(l).need})]),A(t,r)};I(v,e=>{z(l)&&e(S)});var w=C(v,2),T=e=>{var t=_a(),n=x(t);$(n,{id:`hourglass`,size:`1.3rem`,tall:1.2});var r=C(n,2),i=x(r),a=K(i,!0);b(r),b(t),G(e=>H(a,e),[()=>z(f)?B(`webwonder-in-time`,{now:z(u),need:z(s).par}):B(`webwonder-late`)]),A(e,t)};I(w,e=>{z(s)?.par!=null&&e(T)});var E=C(w,2),D=e=>{var t=va(),n=x(t),r=K(n,!0);b(t),G(e=>H(r,e),[()=>B(`webwonder-clock`,{round:z(p).from_round,fate:z(p).fate})]),A(e,t)};I(E,e=>{z(p)&&e(D)}),b(r),G((e,t,n)=>{d(r,`aria-label`,e),H(o,t),H(h,n)},[()=>B(`webwonder-goal`),()=>z(c)?.name??B(`webwonder-no-goal`),()=>B(`webwonder-goal`)]),A(t,r)};I(g,e=>{i()?e(_):e(S,-1)}),A(t,h),m()}var xa=M(`<use x="12" y="8" width="76" height="76"></use>`),Sa=M(`<text x="50" y="62" text-anchor="middle" font-size="38" font-weight="700" class="svelte-28r7hy"> </text>`),Ca=M(`<svg viewBox="0 0 100 100" aria-hidden="true" focusable="false" class="svelte-28r7hy"><use width="100" height="100"></use><!></svg>`);function wa(t,n){v(n,!0);let r=o(n,`name`,19,()=>n.hero);var i=Ca(),a=x(i),s=C(a),c=e=>{var t=xa();G(()=>d(t,`href`,`#wb-bust-${n.hero??``}`)),A(e,t)},l=e(()=>er(n.hero)),u=e=>{var t=Sa(),n=K(t,!0);G(e=>H(n,e),[()=>r().slice(0,1)]),A(e,t)};I(s,e=>{z(l)?e(c):e(u,-1)}),b(i),G(()=>d(a,`href`,`#wb-medal-${n.seat%4}`)),A(t,i),m()}var Ta=U(`<span class="svelte-bldxxv"><!> </span> <span class="svelte-bldxxv"><!> </span>`,1),Ea=U(`<span class="hearts svelte-bldxxv"></span> <span class="sparks svelte-bldxxv"></span>`,1),Da=U(`<span class="unseen"> </span> <span aria-hidden="true"><!></span>`,1);function Oa(t,r){v(r,!0);let i=o(r,`isShort`,3,!1),a=e(()=>B(`webwonder-hearts`,{hearts:r.hero.hearts,most:r.hero.most_hearts})),s=e(()=>B(`webwonder-sparks`,{count:r.hero.sparks}));var l=Da(),d=n(l),f=K(d),p=C(d,2),h=x(p),g=e=>{var t=Ta(),i=n(t),a=x(i);$(a,{id:`heart`,size:`1.1em`});var o=C(a);b(i);var s=C(i,2),c=x(s);$(c,{id:`spark`,size:`1.2em`});var l=C(c);b(s),G(()=>{H(o,` ${r.hero.hearts??``}`),H(l,` ${r.hero.sparks??``}`)}),A(e,t)},_=t=>{var i=Ea(),a=n(i);O(a,21,()=>({length:r.hero.most_hearts}),y,(t,n,i)=>{{let n=e(()=>i<r.hero.hearts?`heart`:`heart-lost`);$(t,{get id(){return z(n)},size:`1.15rem`})}}),b(a);var o=C(a,2);O(o,21,()=>({length:r.hero.sparks}),y,(e,t)=>{$(e,{id:`spark`,size:`1.25rem`})}),b(o),A(t,i)};I(h,e=>{i()?e(g):e(_,-1)}),b(p),G(()=>{H(f,`${z(a)??``}, ${z(s)??``}`),c(p,1,u([`row`,{short:i()}]),`svelte-bldxxv`)}),A(t,l),m()}var ka=U(`<button type="button" class="cover svelte-1js1c8"><span class="unseen"> </span></button>`),Aa=U(`<span class="person svelte-1js1c8"> <!></span>`),ja=U(`<span class="state svelte-1js1c8"> </span>`),Ma=U(`<li><button type="button" class="thing svelte-1js1c8"> </button></li>`),Na=U(`<p class="where svelte-1js1c8"> </p> <ul class="things svelte-1js1c8"></ul>`,1),Pa=U(`<p class="bites svelte-1js1c8"> </p>`),Fa=U(`<section><!> <div class="head svelte-1js1c8"><!> <div class="who svelte-1js1c8"><h3 class="svelte-1js1c8"><button type="button" class="plain svelte-1js1c8"> </button></h3> <!></div> <!></div> <!> <!> <!></section>`);function Ia(t,r){v(r,!0);let i=o(r,`isSmall`,3,!1),a=o(r,`isTight`,3,!1),s=Q(),l=e(()=>`hero:${r.hero.id}`),f=e(()=>di(s.table,r.hero)),p=e(()=>s.name(r.hero.id)),h=e(()=>s.sight.names[r.hero.seat]??``),g=e(()=>s.targets.get(z(l))??[]),_=e(()=>s.table.phase===`enemy`?fi(s.table,r.hero.id):{sure:0,maybe:0}),y=e(()=>s.dotted(r.hero.seat));var S=Fa();let w;var E=x(S),D=e=>{var t=ka(),n=x(t),r=K(n,!0);b(t),G(()=>H(r,z(g).length===1?z(g)[0].label:z(p))),L(`click`,t,()=>s.tap(z(l))),A(e,t)};I(E,e=>{z(g).length&&e(D)});var ee=C(E,2),k=x(ee);wa(k,{get hero(){return r.hero.id},get seat(){return r.hero.seat},get name(){return z(p)}});var j=C(k,2),M=x(j),N=x(M),P=K(N,!0);b(M);var F=C(M,2),te=e=>{var t=Aa(),n=x(t),r=C(n),i=e=>{se(e,{get seat(){return z(y)},isBeside:!0})};I(r,e=>{z(y)&&e(i)}),b(t),G(()=>H(n,`${z(h)??``} `)),A(e,t)};I(F,e=>{i()||e(te)}),b(j);var R=C(j,2),ne=e=>{var t=ja(),n=K(t,!0);G(e=>H(n,e),[()=>B(`webwonder-state-${z(f)}`)]),A(e,t)},re=e(()=>!i()||![`waiting`,`ready`].includes(z(f)));I(R,e=>{z(re)&&e(ne)}),b(ee);var ie=C(ee,2);{let t=e(()=>i()||a());Oa(ie,{get hero(){return r.hero},get isShort(){return z(t)}})}var ae=C(ie,2),V=e=>{var t=Na(),i=n(t),a=K(i,!0),o=C(i,2);O(o,20,()=>r.hero.things,e=>e,(e,t)=>{var n=Ma(),r=x(n),i=K(r,!0);b(n),G((e,t)=>{d(r,`data-thing`,e),H(i,t)},[()=>xi(t),()=>Si(s.reading,t)]),L(`click`,r,()=>s.help(xi(t))),A(e,n)}),b(o),G(e=>H(a,e),[()=>r.hero.area?B(`webwonder-at`,{area:s.area(r.hero.area)}):B(`webwonder-nowhere`)]),A(e,t)};I(ae,e=>{i()||e(V)});var oe=C(ae,2),U=e=>{var t=Pa(),n=K(t,!0);G(e=>H(n,e),[()=>z(_).sure?B(`webwonder-bitten`,{count:z(_).sure}):B(`webwonder-maybe-bitten`,{count:z(_).maybe})]),A(e,t)};I(oe,e=>{(z(_).sure||z(_).maybe)&&e(U)}),b(S),G(e=>{c(S,1,e,`svelte-1js1c8`),d(S,`data-at`,z(l)),d(S,`aria-label`,z(p)),w=T(S,``,w,{"--name":`var(--seat-${r.hero.seat??``}-name)`,"--face":`var(--seat-${r.hero.seat??``}-face)`}),d(N,`data-thing`,z(l)),H(P,z(p))},[()=>u([`hero`,z(f),{small:i(),tight:a(),legal:z(g).length,advised:s.advisedPlaces.has(z(l))}])]),L(`click`,N,()=>s.help(z(l))),A(t,S),m()}P([`click`]);var La=U(`<button type="button" class="ask svelte-1rc6fzz">?</button>`),Ra=U(`<li class="svelte-1rc6fzz"><span> </span> <!></li>`),za=U(`<section class="panel svelte-1rc6fzz"><h2 class="svelte-1rc6fzz"> </h2> <ul class="svelte-1rc6fzz"></ul></section>`);function Ba(t,r){v(r,!0);let i=o(r,`isBrief`,3,!1),a=Q(),s=e(()=>a.reading.lines(r.section));var l=ae(),u=n(l),f=e=>{var t=za(),n=x(t),o=K(n,!0),l=C(n,2);O(l,21,()=>z(s),y,(e,t)=>{var n=Ra(),r=x(n);let o;var s=K(r,!0),l=C(r,2),u=e=>{var n=La();G(e=>d(n,`aria-label`,e),[()=>B(`web-text-help`,{name:z(t).text.split(`:`)[0]})]),L(`click`,n,()=>a.help(z(t).thing)),A(e,n)};I(l,e=>{z(t).thing&&e(u)}),b(n),G(()=>{o=c(r,1,`svelte-1rc6fzz`,null,o,{brief:i()&&z(t).thing}),H(s,z(t).text)}),A(e,n)}),b(l),b(t),G(()=>{d(t,`aria-label`,r.title),H(o,r.title)}),A(e,t)};I(u,e=>{z(s).length&&e(f)}),A(t,l),m()}P([`click`]);var Va=U(`<span class="svelte-swsdgs"> </span>`),Ha=U(`<li></li>`),Ua=U(`<section class="panel log svelte-swsdgs" id="log" tabindex="-1"><h2 class="svelte-swsdgs"> </h2> <ol tabindex="0" class="svelte-swsdgs"></ol></section>`);function Wa(t,n){v(n,!0);let r=Q(),i,a=e(()=>r.log.filter(e=>ge(e).length).slice(-60)),o=e(()=>r.log.at(-1)?.version);q(()=>{z(a).length,te().then(()=>i?.scrollTo({top:i.scrollHeight}))});var s=Ua(),l=x(s),u=K(l,!0),f=C(l,2);O(f,21,()=>z(a),e=>e.version,(e,t)=>{var n=Ha();let r;O(n,21,()=>ge(z(t)),y,(e,t)=>{var n=Va(),r=K(n,!0);G(()=>H(r,z(t))),A(e,n)}),b(n),G(()=>r=c(n,1,`svelte-swsdgs`,null,r,{now:z(t).version===z(o)})),A(e,n)}),b(f),ne(f,e=>i=e,()=>i),b(s),G((e,t,n)=>{d(s,`aria-label`,e),H(u,t),d(f,`aria-label`,n)},[()=>B(`webtable-log`),()=>B(`webtable-log`),()=>B(`webtable-log`)]),A(t,s),m()}var Ga=U(`<button type="button" data-rove=""><!> <span> </span> <!></button>`),Ka=U(`<div class="answers svelte-1effhrv" role="group"></div>`);function qa(t,n){v(n,!0);let r=Q();function i({verb:e,names:t}){let n=e===`give`||e===`take`?t[2]:t[0];return[`turn`,`hero`,`victim`,`give`,`take`].includes(e)?r.table.heroes.find(e=>e.id===n)??null:null}var a=Ka();O(a,21,()=>n.options,e=>e.text,(t,n)=>{let a=e(()=>i(z(n)));var o=Ga(),s=x(o),l=e=>{wa(e,{get hero(){return z(a).id},get seat(){return z(a).seat}})},f=t=>{{let r=e(()=>z(n).names[1]===`standing`?`wyrm-a`:`wyrm-${z(n).names[1]}`);$(t,{get id(){return z(r)},size:`2rem`})}},p=e=>{$(e,{id:`heart`,size:`1.4rem`})};I(s,e=>{z(a)?e(l):z(n).verb===`wyrm`?e(f,1):r.kind===`reroll`&&z(n).verb===`yes`&&e(p,2)});var m=C(s,2),h=K(m,!0),g=C(m,2),_=e=>{ve(e,{size:14})};I(g,e=>{z(n).text===r.advised&&e(_)}),b(o),G(e=>{c(o,1,u([`answer`,{advised:z(n).text===r.advised,flying:z(n).text===r.pending}]),`svelte-1effhrv`),d(o,`aria-busy`,r.isBusy),d(o,`aria-label`,e),H(h,z(n).label)},[()=>z(n).text===r.advised?`${z(n).label}, ${B(`web-hint-advised`)}`:z(n).label]),L(`click`,o,()=>r.act(z(n).text)),A(t,o)}),b(a),oe(a,()=>pe),G(()=>d(a,`aria-label`,n.label)),A(t,a),m()}P([`click`]);var Ja={move:`M8 4c2 0 3 2 2 5s-1 4 0 6-1 5-3 5-3-2-2-5 0-4-1-6 1-5 4-5zM16 6h.01M19 9h.01M17 11h.01`,attack:`M5 19l4-4M14.5 4.5l5 5L11 18l-5-5zM7 17l-3 3`,collect:`M12 3c.6 5.4 3.6 8.4 9 9-5.4.6-8.4 3.6-9 9-.6-5.4-3.6-8.4-9-9 5.4-.6 8.4-3.6 9-9z`,interact:`M8 20c-2-3-3-5-3-7l2 1V7a1.5 1.5 0 0 1 3 0v5V5a1.5 1.5 0 0 1 3 0v7V6.5a1.5 1.5 0 0 1 3 0V13v-3a1.5 1.5 0 0 1 3 0v5c0 3-1.5 5-3.5 6`,skill:`M13 2 5 13h6l-1 9 9-12h-6z`,special:`M5 4h14v16H5zM9 9h6M9 13h6M9 17h3`,give:`M4 12h13M12 7l5 5-5 5M20 5v14`,pass:`M5 12l5 5L20 7`};function Ya(e){return Oi.filter(t=>t!==`special`||Ni(e.options,t).length||e.hero?.specials.length).map(t=>{let n=Ni(e.options,t),r=n.length;return{deed:t,name:Xa(e,t),told:r?Za(e,t,r):B(`webwonder-none-${t}`),can:r>0,isMany:r>1,isAdvised:n.some(t=>t.text===e.advised),text:r===1||t===`attack`?n[0]?.text??null:null,asked:Qa(e,t)}})}function Xa(e,t){let n=e.glossary.heroes[e.hero?.id??``],r=e.hero?.skills??[];return t===`attack`&&n?n.attack.name:t===`skill`&&r.length===1?e.reading.met[`skill:${r[0]}`]?.name??B(`webwonder-deed-skill`):t===`pass`?Ni(e.options,t)[0]?.label??B(`webwonder-deed-pass`):B(`webwonder-deed-${t}`)}function Za(e,t,n){let[r]=Ni(e.options,t);switch(t){case`attack`:return B(`webwonder-in-reach`,{count:new Set([...e.targets.keys()].filter(e=>/^(wyrm|boss):/.test(e))).size});case`pass`:return B(`webwonder-actions-left`,{count:e.table.decision.actions??1});case`skill`:return(n===1?e.reading.met[`skill:${r.names[1]}`]?.cost:void 0)??B(`webwonder-many-skill`,{count:n});case`interact`:case`special`:case`give`:return n===1?r.label:B(`webwonder-many-${t}`,{count:n})}return B(`webwonder-many-${t}`,{count:n})}function Qa(e,t){let n=e.hero,{me:r,table:i}=e,a=i.areas[n?.area??``]?.objects[0]?.card??Object.values(i.areas).flatMap(e=>e.objects)[0]?.card??`1`,o=i.heroes.find(e=>e.id!==n?.id),s=n?.things.length?n:o,c={move:Object.keys(i.areas).find(e=>e!==n?.area)??``,attack:``,collect:``,interact:a,skill:n?.skills[0]??``,special:n?.specials[0]?.id??``,give:`${s?.things[0]??``} ${o?.id??``}`,pass:``};return t===`give`&&!s?.things.length?``:`${r} ${t===`give`&&s!==n?`take`:t} ${n?.id??``} ${c[t]}`.trim()}var $a=U(`<span class="unseen"> </span>`),eo=U(`<button type="button" data-rove=""><svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" class="svelte-tm24i7"><path class="svelte-tm24i7"></path></svg> <span class="words svelte-tm24i7"><b class="svelte-tm24i7"> <!></b> <small class="svelte-tm24i7"> </small></span> <!></button>`),to=U(`<div class="deeds svelte-tm24i7" role="group"></div>`);function no(t,n){v(n,!0);let r=Q(),i=e(()=>Ya(r));function a({deed:e,can:t,asked:n}){t?r.take(e):n?r.ask(n,`deed:${e}`):r.help(`topic:${e}`)}var o=to();O(o,21,()=>z(i),e=>e.deed,(e,t)=>{var n=eo(),i=x(n),o=K(i),s=C(i,2),l=x(s),f=x(l,!0),p=C(f),m=e=>{var t=$a(),n=K(t);G(e=>H(n,`, ${e??``}`),[()=>B(`web-hint-advised`)]),A(e,t)};I(p,e=>{z(t).isAdvised&&e(m)}),b(l);var h=C(l,2),g=K(h,!0);b(s);var _=C(s,2),v=e=>{ve(e,{size:14})};I(_,e=>{z(t).isAdvised&&e(v)}),b(n),G(()=>{d(n,`data-at`,`deed:${z(t).deed??``}`),c(n,1,u([`deed`,z(t).deed,{can:z(t).can,chosen:r.deed===z(t).deed,advised:z(t).isAdvised}]),`svelte-tm24i7`),d(n,`aria-disabled`,!z(t).can),d(n,`aria-busy`,r.isBusy),d(n,`aria-pressed`,z(t).isMany?r.deed===z(t).deed:void 0),d(o,`d`,Ja[z(t).deed]),H(f,z(t).name),H(g,z(t).told)}),V(`pointerenter`,n,()=>r.peeked=z(t).text),V(`pointerleave`,n,()=>r.peeked=null),V(`focus`,n,()=>r.peeked=z(t).text),V(`blur`,n,()=>r.peeked=null),L(`click`,n,()=>a(z(t))),A(e,n)}),b(o),oe(o,()=>pe),G(e=>d(o,`aria-label`,e),[()=>B(`webtable-actions`)]),A(t,o),m()}P([`click`]);var ro=U(`<div class="dice svelte-1xr9v6x" role="img"><!> <!></div>`);function io(e,t){v(t,!0);var n=ro(),r=x(n);O(r,17,()=>({length:t.successes}),y,(e,t)=>{$(e,{id:`die-hit`,size:`var(--die, 2.6rem)`})});var i=C(r,2);O(i,17,()=>({length:t.blanks}),y,(e,t)=>{$(e,{id:`die-blank`,size:`var(--die, 2.6rem)`})}),b(n),G(e=>d(n,`aria-label`,e),[()=>B(`webwonder-dice`,{successes:t.successes,blanks:t.blanks})]),A(e,n),m()}var ao=U(`<p class="hint svelte-1fbb8qy"> </p>`),oo=U(`<div class="title svelte-1fbb8qy"><h2 class="svelte-1fbb8qy"> </h2> <button type="button" class="button back svelte-1fbb8qy"> </button></div> <!>`,1),so=U(`<label class="all svelte-1fbb8qy"><input type="checkbox" class="svelte-1fbb8qy"/> </label>`),co=U(`<div class="title svelte-1fbb8qy"><h2 class="svelte-1fbb8qy"> </h2> <!></div> <p class="hint svelte-1fbb8qy"><!></p> <!> <!>`,1),lo=U(`<section id="now" tabindex="-1"><!></section>`);function uo(t,r){v(r,!0);let i=o(r,`isBare`,3,!1),a=Q(),s=e(()=>a.table.decision),f=e(()=>z(s).seats.length>1),p=e(()=>a.options.some(Pi)),g=e(()=>Math.round(100*(1-.5**(z(s).blanks??0))));var _=lo(),y=x(_),S=e=>{var t=ao(),n=K(t,!0);G(()=>H(n,a.sight.decision)),A(e,t)},w=t=>{var r=oo(),i=n(r),o=x(i),s=K(o,!0),c=C(o,2),l=K(c,!0);b(i);var u=C(i,2);{let t=e(()=>B(`webtable-options`));qa(u,{get options(){return a.listed},get label(){return z(t)}})}G((e,t)=>{H(s,e),H(l,t)},[()=>a.deed?B(`webwonder-deed-${a.deed}`):B(`webwonder-which`),()=>B(`webwonder-back`)]),L(`click`,c,()=>a.clear()),A(t,r)},T=e=>{no(e,{})},E=t=>{var r=co(),i=n(r),o=x(i),c=K(o,!0),u=C(o,2),d=t=>{{let n=e(()=>z(s).blanks??0);io(t,{get successes(){return z(s).successes},get blanks(){return z(n)}})}};I(u,e=>{z(s).successes!==void 0&&e(d)}),b(i);var m=C(i,2),_=x(m),v=e=>{var t=ce();G(e=>H(t,e),[()=>B(`webwonder-for-group`)]),A(e,t)},y=e=>{var t=ce();G(e=>H(t,e),[()=>B(`webwonder-reroll`,{chance:z(g)})]),A(e,t)},S=e=>{fe(e,{get text(){return a.sight.why},onhelp:(e,t)=>a.help(e,t)})};I(_,e=>{z(f)?e(v):a.kind===`reroll`?e(y,1):a.sight.why&&e(S,2)}),b(m);var w=C(m,2);{let t=e(()=>B(`webtable-actions`));qa(w,{get options(){return a.answers},get label(){return z(t)}})}var T=C(w,2),E=e=>{var t=so(),n=x(t);l(n);var r=C(n);b(t),G(e=>H(r,` ${e??``}`),[()=>B(`webwonder-same`)]),h(n,()=>a.forAll,e=>a.forAll=e),A(e,t)};I(T,e=>{z(p)&&e(E)}),G(()=>H(c,a.sight.decision)),A(t,r)};I(y,e=>{a.isMine?a.listed.length?e(w,1):a.isActing?e(T,2):e(E,-1):e(S)}),b(_),G(e=>{c(_,1,u([`now`,{asked:a.isAsked,bare:i()}]),`svelte-1fbb8qy`),d(_,`aria-label`,e),d(_,`aria-busy`,a.isBusy)},[()=>B(`webwonder-now`)]),A(t,_),m()}P([`click`]);var fo=`wonder_book.aloud`,po=/_{2,}/g,mo=a({isOn:k(fo,!1),voices:[]}),ho=typeof speechSynthesis>`u`?null:speechSynthesis;function go(){mo.voices=ho?.getVoices()??[]}go(),ho?.addEventListener?.(`voiceschanged`,go);function _o(){return mo.voices.find(e=>e.lang.toLowerCase().startsWith(F.language))}function vo(){return _o()!==void 0}function yo(){return mo.isOn&&vo()}function bo(e){mo.isOn=e,R(fo,e)}function xo(e){let t=_o();if(!ho||!t)return;ho.cancel();let n=new SpeechSynthesisUtterance(e.replace(po,`…`));n.voice=t,n.lang=t.lang,ho.speak(n)}function So(){ho?.cancel()}var Co=U(`<img alt="" class="svelte-1shrehl"/>`),wo=M(`<svg viewBox="-120 -200 240 240" preserveAspectRatio="xMidYMax slice" class="svelte-1shrehl"><ellipse cx="0" cy="-70" rx="150" ry="130" fill="url(#wb-lamp)" opacity="0.5"></ellipse><use href="#wb-kit-bookshelf" transform="translate(-92 0) scale(0.9)"></use><use href="#wb-kit-bookshelf" transform="translate(92 0) scale(0.9)"></use><rect x="-200" y="0" width="400" height="60" fill="#241a45"></rect><use href="#wb-kit-lectern" transform="translate(0 24) scale(1.2)"></use><use href="#wb-kit-candle" transform="translate(-66 28) scale(0.6)"></use></svg>`),To=U(`<span class="svelte-1shrehl"> </span>`),Eo=U(`<p class="together svelte-1shrehl"> </p> <!>`,1),Do=U(`<button type="button" class="leaf svelte-1shrehl"><!> </button>`),Oo=U(`<button type="button" class="leaf svelte-1shrehl"> </button> <button type="button" class="leaf on svelte-1shrehl"> <!></button>`,1),ko=U(`<button type="button"> </button>`),Ao=U(`<div class="book svelte-1shrehl"><div class="picture mood-candle svelte-1shrehl" aria-hidden="true"><!></div> <div class="page svelte-1shrehl"><p class="over svelte-1shrehl"><span class="svelte-1shrehl"><!> </span> <!></p> <h2 tabindex="-1"> </h2> <div class="words svelte-1shrehl" role="group" tabindex="0"><p> </p></div> <!> <div class="turn svelte-1shrehl"><!> <!> <span class="gap svelte-1shrehl"></span> <!></div></div></div>`),jo=U(`<dialog class="reader svelte-1shrehl"><!></dialog>`);function Mo(i,s){let l=re();v(s,!0);let f=o(s,`startsAt`,3,0),p=Q(),h,_=g(void 0),y=g(a(f())),S=e(()=>Math.min(z(y),s.pages.length-1)),T=e(()=>s.pages[z(S)]),E=e(()=>z(T)?s.pictureOf(z(T)):null),D=e(()=>z(S)===s.pages.length-1),O=e(()=>z(D)&&p.kind===`choice`&&p.isMine),ee=e(()=>z(T)?.title||s.pages.slice(0,z(S)+1).findLast(e=>e.title)?.title||B(`webwonder-story`));w(()=>{let e=document.activeElement;return h.showModal(),()=>{So(),e instanceof HTMLElement&&e.isConnected&&e.focus({preventScroll:!0})}}),q(()=>{z(T)?.key,te().then(()=>z(_)?.focus({preventScroll:!0}))}),q(()=>(yo()&&z(T)&&xo(`${z(T).title}. ${z(T).text}`),So));function k(e){if(e.key===`ArrowLeft`&&z(S)>0&&!j(e))r(y,z(S)-1);else if(e.key===`ArrowRight`&&!z(D)&&!j(e))r(y,z(S)+1);else return;e.preventDefault()}function j(e){return!!e.target.closest(`.answers`)}function M(e){e.preventDefault(),s.onclose()}var N=jo(),P=x(N),F=i=>{var a=Ao(),o=x(a),f=x(o),m=e=>{var t=Co();G(()=>d(t,`src`,z(E))),A(e,t)},h=e=>{var t=wo();A(e,t)};I(f,e=>{z(E)?e(m):e(h,-1)}),b(o);var g=C(o,2),v=x(g),w=x(v),k=x(w);t(k,{name:`book`,size:16});var j=C(k);b(w);var M=C(w,2),N=e=>{var t=To(),n=K(t,!0);G(e=>H(n,e),[()=>B(`webwonder-page`,{now:z(S)+1,count:s.pages.length})]),A(e,t)};I(M,e=>{s.pages.length>1&&e(N)}),b(v);var P=C(v,2);let F;var te=K(P,!0);ne(P,e=>r(_,e),()=>z(_));var R=C(P,2),re=x(R),ie=K(re,!0);b(R);var ae=C(R,2),V=t=>{var r=Eo(),i=n(r),a=K(i,!0),o=C(i,2);{let t=e(()=>B(`webtable-options`));qa(o,{get options(){return p.answers},get label(){return z(t)}})}G(e=>H(a,e),[()=>p.table.decision.seats.length>1?B(`webwonder-for-group`):B(`webwonder-choose`)]),A(t,r)};I(ae,e=>{z(O)&&e(V)});var oe=C(ae,2),U=x(oe),se=e=>{var n=Do(),i=x(n);t(i,{name:`back`,size:18});var a=C(i);b(n),G(e=>H(a,` ${e??``}`),[()=>B(`webwonder-page-back`)]),L(`click`,n,()=>r(y,z(S)-1)),A(e,n)};I(U,e=>{z(S)>0&&e(se)});var ce=C(U,2),W=n=>{var r=Do(),i=x(r);{let n=e(()=>yo()?`speaker`:`mute`);t(i,{get name(){return z(n)},size:18})}var a=C(i);b(r),G((e,t)=>{d(r,`aria-pressed`,e),H(a,` ${t??``}`)},[()=>yo(),()=>B(`webwonder-aloud`)]),L(`click`,r,()=>bo(!yo())),A(n,r)},le=e(()=>vo());I(ce,e=>{z(le)&&e(W)});var q=C(ce,4),ue=e=>{var i=Oo(),a=n(i),o=K(a,!0),c=C(a,2),l=x(c),u=C(l);t(u,{name:`next`,size:18}),b(c),G((e,t)=>{H(o,e),H(l,`${t??``} `)},[()=>B(`webwonder-skip`),()=>B(`webwonder-page-on`)]),L(`click`,a,function(...e){s.onclose?.apply(this,e)}),L(`click`,c,()=>r(y,z(S)+1)),A(e,i)},de=e=>{var t=ko(),n=K(t,!0);G(e=>{c(t,1,u([`leaf`,{on:!z(O)}]),`svelte-1shrehl`),H(n,e)},[()=>B(`webwonder-to-table`)]),L(`click`,t,function(...e){s.onclose?.apply(this,e)}),A(e,t)};I(q,e=>{z(D)?e(de,-1):e(ue)}),b(oe),b(g),b(a),G(e=>{H(j,` ${e??``}`),d(P,`id`,l),F=c(P,1,`svelte-1shrehl`,null,F,{unseen:!z(T).title}),H(te,z(ee)),d(R,`aria-labelledby`,l),c(re,1,u(z(T).kind),`svelte-1shrehl`),H(ie,z(T).text)},[()=>B(z(T).kind===`goal`?`webwonder-goal`:z(O)?`webwonder-choice`:`webwonder-story`)]),A(i,a)};I(P,e=>{z(T)&&e(F)}),b(N),ne(N,e=>h=e,()=>h),G(()=>d(N,`aria-labelledby`,l)),V(`cancel`,N,M),L(`keydown`,N,k),A(i,N),m()}P([`keydown`,`click`]);var No=U(`<button type="button" role="tab" data-rove="" class="svelte-1vcmf2f"> </button>`),Po=U(`<div class="all svelte-1vcmf2f"></div>`),Fo=U(`<!><!><!><!><!>`,1),Io=U(`<section class="sheet svelte-1vcmf2f"><div class="tabs svelte-1vcmf2f" role="tablist"></div> <div class="page svelte-1vcmf2f" role="tabpanel"><!></div></section>`);function Lo(t,i){let a=re();v(i,!0);let o=Q(),s=[`now`,`heroes`,`goal`,`log`],c=g(`now`);q(()=>{o.isMine&&r(c,`now`)});var l=Io(),u=x(l);O(u,20,()=>s,e=>e,(e,t)=>{var n=No(),i=K(n,!0);G(e=>{d(n,`id`,`${a}-${t??``}`),d(n,`aria-selected`,z(c)===t),d(n,`aria-controls`,z(c)===t?`${a}-page`:void 0),H(i,e)},[()=>B(`webwonder-tab-${t}`)]),L(`click`,n,()=>r(c,t,!0)),A(e,n)}),b(u),oe(u,()=>pe);var f=C(u,2),p=x(f),h=e=>{uo(e,{isBare:!0})},_=e=>{var t=Po();O(t,21,()=>o.table.heroes,e=>e.id,(e,t)=>{Ia(e,{get hero(){return z(t)}})}),b(t),A(e,t)},y=t=>{var r=Fo(),i=n(r);ba(i,{});var a=C(i);la(a,{});var o=C(a);{let t=e(()=>B(`webwonder-rules`));Ba(o,{section:`rules`,get title(){return z(t)}})}var s=C(o);oa(s,{});var c=C(s);{let t=e(()=>B(`webwonder-campaign`));Ba(c,{section:`campaign`,get title(){return z(t)}})}A(t,r)},S=e=>{Wa(e,{})};I(p,e=>{z(c)===`now`?e(h):z(c)===`heroes`?e(_,1):z(c)===`goal`?e(y,2):e(S,-1)}),b(f),b(l),G((e,t)=>{d(l,`aria-label`,e),d(u,`aria-label`,t),d(f,`id`,`${a}-page`),d(f,`aria-labelledby`,`${a}-${z(c)??``}`)},[()=>B(`webtable-rack`),()=>B(`webwonder-tabs`)]),A(t,l),m()}P([`click`]);var Ro=U(`<p class="svelte-krdqag"> </p>`),zo=U(`<p class="svelte-krdqag"><!></p>`),Bo=U(`<button type="button" class="ask svelte-krdqag">?</button>`),Vo=U(`<section><!> <div class="words svelte-krdqag"><h2 class="svelte-krdqag"> </h2> <!></div> <!> <!></section>`);function Ho(t,n){v(n,!0);let i=o(n,`withHint`,3,!0),a=Q(),s=g(!1),l=e(()=>a.table.heroes.find(e=>e.id===a.table.decision.hero)??null),f=e(()=>a.table.decision.successes===void 0?pi(a.log):null),p=e(()=>a.foreseen?.lines.join(` `)??``);var h=Vo(),y=x(h),S=e=>{wa(e,{get hero(){return z(l).id},get seat(){return z(l).seat}})};I(y,e=>{z(l)&&e(S)});var w=C(y,2),T=x(w),E=K(T,!0),D=C(T,2),O=e=>{var t=Ro(),n=K(t,!0);G(()=>H(n,z(p))),A(e,t)},ee=e=>{var t=zo(),n=x(t);fe(n,{get text(){return a.sight.why},onhelp:(e,t)=>a.help(e,t)}),b(t),A(e,t)},k=e=>{var t=Ro(),n=K(t,!0);G(e=>H(n,e),[()=>B(`webwonder-tap`)]),A(e,t)};I(D,e=>{z(p)?e(O):z(s)&&a.sight.why?e(ee,1):a.isActing&&i()&&e(k,2)}),b(w);var j=C(w,2),M=e=>{io(e,_(()=>z(f)))};I(j,e=>{z(f)&&e(M)});var N=C(j,2),P=e=>{var t=Bo();G(e=>{d(t,`aria-label`,e),d(t,`aria-expanded`,z(s))},[()=>B(`webtable-why`)]),L(`click`,t,()=>r(s,!z(s))),A(e,t)};I(N,e=>{a.sight.why&&e(P)}),b(h),G(e=>{c(h,1,u([`status`,{mine:a.isMine,open:z(s)}]),`svelte-krdqag`),d(h,`aria-label`,e),H(E,a.sight.decision)},[()=>B(`webtable-status`)]),A(t,h),m()}P([`click`]);var Uo=Object.assign({"./pictures/ch1-hooks.svg":`/assets/ch1-hooks-BejEyB6D.svg`,"./pictures/ch1-light.svg":`/assets/ch1-light-CE6o9EN2.svg`,"./pictures/ch1-teeth.svg":`/assets/ch1-teeth-Zh0VfV-K.svg`,"./pictures/ch2-mitten.svg":`/assets/ch2-mitten-DXoBu1xu.svg`,"./pictures/ch2-names.svg":`/assets/ch2-names-Bl5-Jqcq.svg`,"./pictures/ch2-notbrambles.svg":`/assets/ch2-notbrambles-DuzBxhZm.svg`,"./pictures/ch3-baker.svg":`/assets/ch3-baker-CBHYA1ic.svg`,"./pictures/ch3-gnawer.svg":`/assets/ch3-gnawer-D5nJtS5P.svg`,"./pictures/ch3-onejewel.svg":`/assets/ch3-onejewel-B7Fg-93E.svg`,"./pictures/ch4-below.svg":`/assets/ch4-below-DK2g2Ou0.svg`,"./pictures/ch4-whatdoesitsay.svg":`/assets/ch4-whatdoesitsay-CQSLlsdu.svg`,"./pictures/ch5-middle.svg":`/assets/ch5-middle-DeO6agb7.svg`,"./pictures/ch5-second.svg":`/assets/ch5-second-JmSAvxav.svg`,"./pictures/ch6-howdoesitend.svg":`/assets/ch6-howdoesitend-CAddK9aN.svg`,"./pictures/ch6-obelus.svg":`/assets/ch6-obelus-NKz7JJJA.svg`,"./pictures/ch6-painting.svg":`/assets/ch6-painting-ClLh-1nv.svg`,"./pictures/ch6-stitches.svg":`/assets/ch6-stitches-zRXjmN3C.svg`,"./pictures/end-a.svg":`/assets/end-a-BQH5JppW.svg`,"./pictures/end-b.svg":`/assets/end-b-DuHAj8vc.svg`,"./pictures/end-c.svg":`/assets/end-c-1_4Er3EQ.svg`,"./pictures/end-d.svg":`/assets/end-d-hgHfxyku.svg`});function Wo(e){return Uo[`./pictures/${e}.svg`]??null}var Go=`wonder_book.read`,Ko=140,qo=-1;function Jo(e){return Number.parseInt(e.key,10)||0}var Yo=class{#e=g(qo);#t=g(!1);get again(){return z(this.#t)}set again(e){r(this.#t,e,!0)}#n;#r=e(()=>_e(this.#n.log,this.#n.sight.page??[],this.#n.sight.seat));get story(){return z(this.#r)}set story(e){r(this.#r,e)}#i=e(()=>[...this.story?.earlier??[],...this.story?.newest??[]]);get all(){return z(this.#i)}set all(e){r(this.#i,e)}#a=e(()=>!this.#n.port||!this.story?.isFresh?[]:this.story.newest.filter(e=>Jo(e)>z(this.#e)));get unread(){return z(this.#a)}set unread(e){r(this.#a,e)}#o=e(()=>{let[e,...t]=this.unread;return e&&!t.length&&!e.title&&e.kind===`read`&&e.text.length<=Ko&&this.#n.kind!==`choice`?e:null});get strip(){return z(this.#o)}set strip(e){r(this.#o,e)}#s=e(()=>this.again?this.all:this.strip?[]:this.unread);get pages(){return z(this.#s)}set pages(e){r(this.#s,e)}constructor(e){this.#n=e;let t=k(Go,null);t?.match===e.info.match&&r(this.#e,t.version,!0)}pictureOf(e){let[t,n]=e.key.split(`.`).map(Number),r=this.#n.log.find(e=>e.version===t)?.events[n??0];return r?.event===`CardRead`?Wo(this.#n.table.cards[r.card]?.picture):null}done(){this.again=!1,r(this.#e,Math.max(z(this.#e),...this.unread.map(Jo)),!0),R(Go,{match:this.#n.info.match,version:z(this.#e)})}},Xo=new Set([`$$slots`,`$$events`,`$$legacy`,`foot`]),Zo=U(`<button type="button" class="tool"><!></button>`),Qo=U(`<a href="#log" class="svelte-ou0425"> </a>`),$o=U(`<div class="aim svelte-ou0425"><!></div>`),es=U(`<p class="told svelte-ou0425" role="status"> <button type="button" class="plain svelte-ou0425">×</button></p>`),ts=U(`<div class="foot svelte-ou0425"><!></div>`),ns=U(`<div><!> <!></div>`),rs=U(`<div class="rack svelte-ou0425"><!> <div class="heroes svelte-ou0425"></div></div> <div class="side svelte-ou0425"><!><!><!><!><!> <!></div>`,1),is=U(`<div class="medals svelte-ou0425"></div> <div class="rack svelte-ou0425"><!><!></div>`,1),as=U(`<div><!> <i class="rem svelte-ou0425"></i> <nav class="skips svelte-ou0425"><a href="#now" class="svelte-ou0425"> </a> <a href="#board" class="svelte-ou0425"> </a> <!></nav> <div class="head svelte-ou0425"><!><!></div> <!> <div class="middle svelte-ou0425"><!> <!></div> <!> <!> <!></div>`);function os(a,o){v(o,!0);let s=e=>{var r=ae(),i=n(r),a=e=>{var n=Zo(),r=x(n);t(r,{name:`book`}),b(n),G((e,t)=>{d(n,`aria-label`,e),d(n,`title`,t)},[()=>B(`webwonder-again`),()=>B(`webwonder-again`)]),L(`click`,n,()=>h.again=!0),A(e,n)};I(i,e=>{h.all.length&&e(a)}),A(e,r)},l=i(o,Xo),f=Wi(()=>l),h=new Yo(f),y=g(void 0),S=g(1440),w=g(844),E=g(16),k=e(()=>ze(z(S),z(w),z(E)/16)),M=e(()=>z(k)===`wide`&&z(w)<720),N=e(()=>f.table.heroes.filter(e=>e.id!==f.hero?.id||!f.isActing)),P=e(()=>f.isActing?f.hero:null),F=e(()=>f.table.keywords.length+f.table.album.length>0),R=e(()=>z(N).length>2?.56:z(N).length>1?.46:.37),re=e(()=>z(S)*z(R)/z(N).length<230);j(()=>{f.sight,ee(()=>z(y)?.contains(document.activeElement))&&te().then(()=>{document.activeElement===document.body&&z(y)?.querySelector(`#now`)?.focus({preventScroll:!0})})}),q(()=>{if(!h.strip)return;let e=setTimeout(()=>h.done(),6e3);return()=>clearTimeout(e)});function ie(e){let t=Fe(e);if(t!==null){if(e.preventDefault(),t===`cancel`)return void f.cancel();if(t===`read`)return void(h.again=!0);if(typeof t==`number`)return U(t-1);f.isActing&&z(y)?.querySelector(`[data-at="deed:${t}"]`)?.click()}}function U(e){let t=f.table.heroes[e];t&&f.tap(`hero:${t.id}`)}function se(e){let t=e.target;ee(()=>f.refusal)&&!t.closest(`.bubble, [data-at]`)&&f.forget()}function ce(e){return z(y)?.querySelector(`[data-at="${e}"]`)??null}var W=as();V(`keydown`,le,ie),V(`click`,le,se);var fe=x(W);Ne(fe,{});var pe=C(fe,2),me=C(pe,2),he=x(me),ge=K(he,!0),_e=C(he,2),ve=K(_e,!0),ye=C(_e,2),be=e=>{var t=Qo(),n=K(t,!0);G(e=>H(n,e),[()=>B(`webtable-log`)]),A(e,t)};I(ye,e=>{z(k)===`wide`&&e(be)}),b(me);var xe=C(me,2),Se=x(xe);{let t=e(()=>z(k)===`wide`||z(k)===`tablet`);Ho(Se,{get withHint(){return z(t)}})}s(C(Se)),b(xe);var Ce=C(xe,2),we=e=>{var t=$o();ba(x(t),{isStrip:!0}),b(t),A(e,t)};I(Ce,e=>{z(k)!==`wide`&&e(we)});var Te=C(Ce,2),Ee=x(Te);{let t=e(()=>Be(z(k),z(M)));Qi(Ee,_(()=>z(t)))}var De=C(Ee,2),Oe=e=>{var t=es(),n=x(t),r=C(n);b(t),G(e=>{H(n,`${h.strip.text??``} `),d(r,`aria-label`,e)},[()=>B(`webtable-close`)]),L(`click`,r,()=>h.done()),A(e,t)};I(De,e=>{h.strip&&e(Oe)}),b(Te);var ke=C(Te,2),Ae=t=>{var r=rs(),i=n(r);let a;var s=x(i),l=e=>{var t=ts(),n=x(t);D(n,()=>o.foot),b(t),A(e,t)},d=e=>{var t=ns(),n=x(t),r=e=>{Ia(e,{get hero(){return z(P)}})};I(n,e=>{z(P)&&e(r)}),uo(C(n,2),{}),b(t),G(()=>c(t,1,u([`first`,{acting:z(P)}]),`svelte-ou0425`)),A(e,t)};I(s,e=>{o.foot?e(l):e(d,-1)});var f=C(s,2);O(f,21,()=>z(N),e=>e.id,(e,t)=>{Ia(e,{get hero(){return z(t)},get isTight(){return z(re)}})}),b(f),b(i);var p=C(i,2),m=x(p);ba(m,{});var h=C(m);la(h,{});var g=C(h);{let t=e(()=>B(`webwonder-rules`));Ba(g,{section:`rules`,get title(){return z(t)},isBrief:!0})}var _=C(g);oa(_,{});var v=C(_);Wa(v,{});var y=C(v,2),S=t=>{{let n=e(()=>B(`webwonder-campaign`));Ba(t,{section:`campaign`,get title(){return z(n)},isBrief:!0})}};I(y,e=>{z(F)&&e(S)}),b(p),G(()=>a=T(i,``,a,{"--others":`${z(R)??``}fr`,"--first":`${1-z(R)}fr`})),A(t,r)},je=e=>{var t=is(),r=n(t);O(r,21,()=>f.table.heroes,e=>e.id,(e,t)=>{Ia(e,{get hero(){return z(t)},isSmall:!0})}),b(r);var i=C(r,2);let a;var s=x(i),c=e=>{var t=ts(),n=x(t);D(n,()=>o.foot),b(t),A(e,t)};I(s,e=>{o.foot&&e(c)}),Lo(C(s),{}),b(i),G(()=>a=T(i,``,a,{"--others":`${z(R)??``}fr`,"--first":`${1-z(R)}fr`})),A(e,t)};I(ke,e=>{z(k)===`wide`?e(Ae):e(je,-1)});var Me=C(ke,2),Pe=t=>{{let n=e(()=>h.again?h.pages.length-1:0);Mo(t,{get pages(){return h.pages},get startsAt(){return z(n)},pictureOf:e=>h.pictureOf(e),onclose:()=>h.done()})}};I(Me,e=>{h.pages.length&&e(Pe)});var Ie=C(Me,2),Le=t=>{let n=e(()=>f.refusal.at);de(t,{get problem(){return f.refusal.problem},target:()=>ce(z(n)),onhelp:(e,t)=>f.help(e,t),onclose:()=>f.forget()})};I(Ie,e=>{f.refusal&&e(Le)}),b(W),ne(W,e=>r(y,e),()=>z(y)),oe(W,()=>ue(f)),G((e,t,n)=>{c(W,1,u([`table`,z(k),{low:z(M)}]),`svelte-ou0425`),d(me,`aria-label`,e),H(ge,t),H(ve,n)},[()=>B(`webtable-skip`),()=>B(`webwonder-now`),()=>B(`webwonder-board`)]),p(pe,`clientWidth`,e=>r(E,e||16,!0)),p(W,`clientWidth`,e=>r(S,e)),p(W,`clientHeight`,e=>r(w,e)),A(a,W),m()}P([`click`]);export{os as default};