interface Provider {
  /** Display name. */
  name: string;
  id: RegExp;
  /** Key of the message for an invalid id. */
  wrongId: 'hostedVideo.youtube' | 'hostedVideo.vimeo';
  /** Returns the page of a video. */
  page: (id: string) => string;
  /** Returns the address of its player, in the form that tracks least. */
  player: (id: string) => string;
}

/** Video services, by the name in the source. */
export const VIDEO_PROVIDERS: Readonly<Record<string, Provider>> = {
  youtube: {
    name: 'YouTube',
    id: /^[\w-]{11}$/,
    wrongId: 'hostedVideo.youtube',
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
  },
  vimeo: {
    name: 'Vimeo',
    id: /^\d{6,12}$/,
    wrongId: 'hostedVideo.vimeo',
    page: (id) => `https://vimeo.com/${id}`,
    player: (id) => `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1`,
  },
};
