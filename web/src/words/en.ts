export default import.meta.glob<string>('../../../src/moonlit/client/locales/en/{analysis,web*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
