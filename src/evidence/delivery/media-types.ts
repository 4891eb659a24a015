/**
 * Media type of a file part, by the name's extension; a CSV with a schema is always one. Bytes nobody has a name for are octets.
 */
export async function chooseMediaType(name: string, testable: boolean): Promise<string> {
  // With the first file that goes up: nothing else needs the table. Every step waits alike, so that steps keep their order.
  const { default: mime } = await import('mime');
  return testable ? 'text/csv' : (mime.getType(name) ?? 'application/octet-stream');
}
