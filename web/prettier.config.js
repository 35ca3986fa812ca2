export default {
  singleQuote: true,
  printWidth: 140,
  plugins: ['prettier-plugin-svelte'],
};
