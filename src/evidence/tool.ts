/** Name and version of this program, as receipts tell them; a test holds the version against package.json. */
export const tool = { name: 'upload-proof', version: '0.1.0' } as const;
