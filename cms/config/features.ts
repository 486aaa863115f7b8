/** Said aloud either way: with the flag absent Strapi announces the change of its media library at every upgrade. */
export default () => ({ useLegacyMediaLibrary: false });
