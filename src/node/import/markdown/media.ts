/** A video of a service that this site shows. */
export interface HostedVideo {
  provider: 'youtube' | 'vimeo';
  id: string;
}

const YOUTUBE =
  /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?(?:.*&)?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
const VIMEO = /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?!\d)/;

/** The video that an address leads to; undefined for any other address. */
export function hostedVideo(address: string): HostedVideo | undefined {
  const youtube = YOUTUBE.exec(address)?.[1];
  if (youtube !== undefined) return { provider: 'youtube', id: youtube };
  const vimeo = VIMEO.exec(address)?.[1];
  return vimeo === undefined ? undefined : { provider: 'vimeo', id: vimeo };
}
