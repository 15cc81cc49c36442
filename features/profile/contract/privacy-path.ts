/** Where one reads and says who sees which part of one's profile. */
export const PRIVACY_PATH = '/api/profile/privacy'
