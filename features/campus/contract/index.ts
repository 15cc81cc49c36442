/** What the house may know of `campus`: who may open the dashboard of a college. */

/** Placement-cell staff (spec §6). Which colleges a person may open is judged row by row. */
export const DASHBOARD = 'campus.dashboard'

/** Takes the overlay in which several dashboards are chosen from onto the stage. */
export const SELECT = 'campus.select'
