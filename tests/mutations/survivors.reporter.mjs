import path from 'node:path';

/** Tells each mutation that no test noticed as soon as it is known, so that a run that is cut short has told what it found. */
class Survivors {
  tried = 0;
  survived = 0;

  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    this.tried++;
    if (status !== 'Survived' && status !== 'NoCoverage') return;
    this.survived++;
    const shown = (replacement ?? '').replace(/\s+/g, ' ').slice(0, 90);
    console.log(
      `  ${path.relative('', fileName)}:${location.start.line + 1} ${mutatorName} -> ${shown}${status === 'Survived' ? '' : ' (sin prueba)'}`,
    );
  }

  onMutationTestReportReady() {
    console.log(`Mutaciones: ${this.tried}; sobrevivientes: ${this.survived}`);
  }
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }];
