/** How a card or a pile stands: what marks.css draws. */
export type Mark = 'legal' | 'reach' | 'chosen' | 'asks' | 'dim' | 'waiting' | 'ghost' | 'plain';
