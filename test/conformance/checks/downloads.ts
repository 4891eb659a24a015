import { parse } from 'content-disposition';
import { expectSame, type Check } from '../check.ts';

export const downloadChecks: readonly Check[] = [
  {
    section: '4.6',
    sentence: 'version: integer, optional. When absent, the latest version is returned.',
    async run(service, name) {
      const item = await service.create({ name: name('latest.txt'), content: 'old' });
      await service.addVersion(item, 'new');
      expectSame('latest', await (await service.download(item.id)).text(), 'new');
      expectSame('first', await (await service.download(item.id, Number(item['version']))).text(), 'old');
    },
  },
  {
    section: '4.6',
    sentence: 'Response: the raw file as the body.',
    async run(service, name) {
      const content = '\ufeffa;b\r\n\u0000\u001f ünï\n\n';
      const item = await service.create({ name: name('raw.bin'), content, type: 'application/octet-stream' });
      const bytes = Buffer.from(await (await service.download(item.id)).arrayBuffer());
      expectSame('bytes', bytes.toString('hex'), Buffer.from(content).toString('hex'));
    },
  },
  ...['plain name.txt', 'übersicht 報告.txt'].map(
    (ending) =>
      ({
        section: '4.6',
        sentence: `The original file name is in the content-disposition response header (${ending}).`,
        async run(service, name) {
          const item = await service.create({ name: name(ending) });
          const header = (await service.download(item.id)).headers.get('content-disposition') ?? '';
          expectSame('filename', parse(header).parameters['filename'], name(ending));
        },
      }) satisfies Check,
  ),
];
