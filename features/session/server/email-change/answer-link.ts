/** The page of a mail's link about an address, which says before anybody presses what the press does: without `act` it says yes to a change. */
export function answerLink(publicUrl: string, token: string, act?: 'undo' | 'stop'): string {
  return `${publicUrl}/auth/change-email?token=${token}${act ? `&act=${act}` : ''}`
}
