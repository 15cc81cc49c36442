/** What the stage calls the dialog that asks once more who one is. */
export const PROOF = 'session.proof'
