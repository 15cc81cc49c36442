/** Where a stored picture is served. */
export const avatarPath = (file: string | undefined) =>
  file === undefined ? undefined : `/api/profile/avatars/${file}`
