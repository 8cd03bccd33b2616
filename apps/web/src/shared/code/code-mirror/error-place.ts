import { RangeSet, StateEffect, StateField, type Extension } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, gutterLineClass } from "@codemirror/view";

export interface Place {
  /** In UTF-16 units. */
  readonly from: number;
  readonly to: number;
}

/** Underlines a place; null takes the line away. So does the next change of the text. */
export const setErrorPlace = StateEffect.define<Place | null>();

const UNDERLINE = Decoration.mark({ class: "cm-error-place" });

const RED_NUMBER = new (class extends GutterMarker {
  override elementClass = "cm-error-line";
})();

const errorPlace = StateField.define<Place | null>({
  create: () => null,
  update(place, { docChanged, effects, newDoc }) {
    for (const effect of effects) {
      if (!effect.is(setErrorPlace)) continue;
      const wanted = effect.value;
      return wanted && wanted.to <= newDoc.length && wanted.from < wanted.to ? wanted : null;
    }
    return docChanged ? null : place;
  },
  provide: (field) => [
    EditorView.decorations.from(field, (place) =>
      place ? Decoration.set([UNDERLINE.range(place.from, place.to)]) : Decoration.none,
    ),
    gutterLineClass.compute([field], (state) => {
      const place = state.field(field);
      return place
        ? RangeSet.of([RED_NUMBER.range(state.doc.lineAt(place.from).from)])
        : RangeSet.empty;
    }),
  ],
});

export const showErrorPlace: Extension = errorPlace;
