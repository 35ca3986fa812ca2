export default import.meta.glob<string>('../../../src/moonlit/client/locales/de/{analysis,web*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
