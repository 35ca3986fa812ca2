export default import.meta.glob<string>('../../../src/moonlit/client/locales/pl/{analysis,web*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
