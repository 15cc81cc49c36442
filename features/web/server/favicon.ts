/** The mark alone, in its own colours: tabs have no theme of ours. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 3 32 36"><path d="M7 5h22.5a5.5 5.5 0 0 1 0 11H18v15.5a5.5 5.5 0 0 1-11 0z" fill="#0B5345"/><path d="M24.3 19.6c4.3-1 8.4.7 8.9 4.3.5 3.4-2.6 6.3-6.4 6.7-3.6.4-6.2-1.4-6.5-4.5-.3-3.2 1.4-5.9 4-6.5z" fill="#FFB627"/><circle cx="26.9" cy="25" r="1.55" fill="#2B1C00"/></svg>'
