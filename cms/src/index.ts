export default {
  register(): void {},
  bootstrap(): void {},
};
