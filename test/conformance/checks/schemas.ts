import { expectThat, Unshown, type Check } from '../check.ts';
import type { Service } from '../service.ts';

const FIELDS = ['text', 'number', 'boolean', 'date'].map((type) => ({ name: `a ${type}`, type }));

export const schemaChecks: readonly Check[] = [
  {
    section: '4.2',
    sentence: 'Sent after the CSV upload, to define the fields and types for automated testing.',
    async run(service, name) {
      const response = await setSchema(service, name('testable.csv'), 'CsvFileSchema');
      expectThat(response.ok, `PATCH was answered with ${response.status}: ${await response.text()}`);
    },
  },
  {
    section: '2.2',
    sentence: 'schema.class: constant value CsvFileSchema.',
    async run(service, name) {
      const response = await setSchema(service, name('class.csv'), 'OtherSchema');
      if (response.ok)
        throw new Unshown('Another class is taken, too; the interface does not say that it is refused.');
    },
  },
];

async function setSchema(service: Service, name: string, className: string): Promise<Response> {
  const item = await service.create({
    name,
    type: 'text/csv',
    content: `${FIELDS.map((field) => field.name).join(',')}\nx,1,true,2026-01-01\n`,
    fields: { contentType: 'text/csv' },
  });
  return service.send('PATCH', `/v1/proof/${item.id}`, {
    type: 'application/json',
    body: JSON.stringify({ isPrivate: false, schema: { class: className, fields: FIELDS } }),
  });
}
