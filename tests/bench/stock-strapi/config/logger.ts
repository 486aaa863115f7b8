export default () => ({ level: 'error' });
