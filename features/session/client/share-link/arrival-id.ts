/** What the stage calls the dialog of somebody who came by a link. */
export const ARRIVAL = 'session.arrival'
