export default () => ({
  rest: { prefix: '/api', defaultLimit: 10, maxLimit: 100, withCount: true },
});
