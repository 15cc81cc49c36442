/** An event of the window: the banner can speak for itself now, so what stood in for it goes. */
export const BANNER_STANDS = 'offline.banner-stands'
