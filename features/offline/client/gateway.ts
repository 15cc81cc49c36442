/** What stands before a server answers so for one that does not: that is no answer of ours. */
export const isOfGateway = (status: number): boolean => status >= 502 && status <= 504
