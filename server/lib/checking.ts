/** Whether rows and answers are validated against the contract: in tests and development only, for speed. */
export const isChecking: boolean = process.env.NODE_ENV === 'test' || process.env.NODE_ENV === 'development'
